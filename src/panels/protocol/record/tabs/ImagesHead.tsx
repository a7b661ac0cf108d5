import { urlOf } from '../../../../commands/selection.ts';
import { tools } from '../../../../commands/tools.ts';
import { useEntity } from '../../../../api/records/entities.ts';
import { protocolImageStates } from '../../../../domain/protocol/choices/protocolImageStates.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { Button } from '../../../../ui/display/Button.tsx';
import { CommandButton } from '../../../kit/CommandButton.tsx';
import type { Slot } from '../../images/pictureSlots.ts';
import { useRecordFormContext } from '../protocolFields.ts';

export type Side = (typeof protocolImageStates.items)[number]['key'];

/** What is done with all of them at once. */
export function Ways() {
  const entity = useEntity(protocol, useRecordFormContext().iri);
  if (!entity) return null;
  return (
    <div className="flex justify-end gap-3 pt-4">
      <Button small icon="images" onClick={() => tools().open(`${urlOf(entity['@id'])}/pictures`, 'beside')}>
        Bilder daneben zeigen
      </Button>
      <CommandButton id="protocol.allImages" targets={[entity]} label="Alle laden" />
    </div>
  );
}

type SideChoiceProps = {
  sides: ReadonlyMap<string, readonly Slot[]>;
  chosen: Side;
  onChoose: (side: Side) => void;
};

/** Which handover is looked at, how far both are, and all of them as one file. */
export function SideChoice({ sides, chosen, onChoose }: SideChoiceProps) {
  const entity = useEntity(protocol, useRecordFormContext().iri);
  const all = [...sides.values()].flat();
  return (
    <div className="flex min-h-19 flex-wrap items-center gap-4 pb-2">
      <h3 className="sr-only text-12 font-strong @min-[460px]:not-sr-only">Standardbilder</h3>
      <span role="group" aria-label="Übergabe" className="flex overflow-hidden rounded-2 border border-line-strong">
        {protocolImageStates.items.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
            className={`focus-inside flex h-12 items-center gap-2 px-4 not-first:border-l not-first:border-line-strong ${key === chosen ? 'bg-selected font-medium text-1' : 'text-2 hover:text-1'}`}
          >
            {label}
            <span className="num text-11 font-normal text-2">{filledOf(sides.get(key) ?? [])}</span>
          </button>
        ))}
      </span>
      <span className="ml-auto text-11">
        <Missing slots={all} />
      </span>
      {entity && <CommandButton id="protocol.allImages" targets={[entity]} label="Alle laden" />}
    </div>
  );
}

/** "16/18", and how many of those that must be there are not. */
export function Count({ slots }: { slots: readonly Slot[] }) {
  return (
    <>
      <Missing slots={slots} />
      <span className="num">{filledOf(slots)}</span>
    </>
  );
}

function filledOf(slots: readonly Slot[]): string {
  return `${String(slots.filter((it) => it.file !== null).length)}/${String(slots.length)}`;
}

function Missing({ slots }: { slots: readonly Slot[] }) {
  const missing = slots.filter((it) => it.kind?.required === true && it.file === null).length;
  if (missing === 0) return null;
  return (
    <span className="text-danger">
      {missing === 1 ? '1 Pflichtbild fehlt' : `${String(missing)} Pflichtbilder fehlen`}
    </span>
  );
}
