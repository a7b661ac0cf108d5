import { useState } from 'react';
import { objectionIn } from '../../../api/apiErrors.ts';
import type { Entity } from '../../../api/records/entities.ts';
import { update } from '../../../api/records/mutations.ts';
import { tools } from '../../../commands/tools.ts';
import { choiceOf, type KeyOf } from '../../../domain/choices/choices.ts';
import { components } from '../../../domain/protocol/choices/components.ts';
import { damageKinds } from '../../../domain/protocol/choices/damageKinds.ts';
import { locations } from '../../../domain/protocol/choices/locations.ts';
import { partFault } from '../../../domain/protocol/carParts.ts';
import { placesOfPosition } from '../../../domain/protocol/picturePlaces.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { protocol as protocols } from '../../../domain/protocol/protocol.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { PicturePair } from './picturePairs.ts';
import { usePartsAt } from '../../bodyparts/usePartsAt.ts';

type Part = KeyOf<typeof components>;

interface DamageDialogProps {
  protocol: Entity<typeof protocol>;
  pair: PicturePair | undefined;
  /** The part about which somebody complained that its damage was not taken down. */
  missed: string | undefined;
  onClose: () => void;
}

/** A damage that nobody took down, seen on the picture of the delivery: that picture stands for it. */
export function DamageDialog({ protocol: it, pair, missed, onClose }: DamageDialogProps) {
  const partsAt = usePartsAt();
  const [damage, setDamage] = useState<KeyOf<typeof damageKinds> | null>(null);
  const [location, setLocation] = useState(placesOfPosition(pair?.position ?? '')[0] ?? null);
  const [component, setComponent] = useState<Part | null>(choiceOf(components, missed)?.key ?? null);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isFromPickup = !pair?.delivery.file && Boolean(pair?.pickup.file);
  const state = isFromPickup ? 'STARTED' : 'SUBMITTED';
  const file = pair?.delivery.file ?? pair?.pickup.file ?? null;
  const odd = component && partFault(component, { carType: it.carType, location });
  const reason =
    damage === null
      ? 'Der Schaden fehlt.'
      : location === null
        ? 'Der Ort fehlt.'
        : component === null
          ? 'Das Bauteil fehlt.'
          : (odd ?? undefined);
  const save = async () => {
    if (damage === null || location === null || component === null) return;
    setBusy(true);
    try {
      const image = { processStateType: state, imageProcessStateType: state, file } as const;
      await update(protocols, it['@id'], {
        damages: [...(it.damages ?? []), { damage, location, component, image }],
      } as Parameters<typeof update<typeof protocols>>[2]);
      onClose();
      tools().notify.success('Schaden erfasst', { detail: it.orderNumber ?? '' });
    } catch (error) {
      setFault(objectionIn(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="Schaden erfassen"
      subtitle={[pair?.label, isFromPickup ? 'bei Abholung' : 'neu bei Zustellung'].filter(Boolean).join(' · ')}
      icon="car"
      size="s"
      onClose={onClose}
      primary={{ label: 'Schaden erfassen', run: () => void save(), busy, ...(reason !== undefined && { reason }) }}
    >
      <div className="flex flex-col gap-4 [--w-label:92px]">
        <Field label="Schaden" required error={fault}>
          <SelectField value={damage} onChange={setDamage} options={damageKinds.items} autoFocus />
        </Field>
        <Field label="Ort" required>
          <SelectField value={location} onChange={setLocation} options={locations.items} />
        </Field>
        <Field label="Bauteil" required error={odd || undefined}>
          <SelectField value={component} onChange={setComponent} options={partsAt({ carType: it.carType, location })} />
        </Field>
      </div>
    </Dialog>
  );
}
