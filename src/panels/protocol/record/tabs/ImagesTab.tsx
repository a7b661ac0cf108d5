import { useState } from 'react';
import { protocolImageStates } from '../../../../domain/protocol/choices/protocolImageStates.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import type { MenuEntry } from '../../../../ui/overlays/menuEntry.ts';
import type { FormValues } from '../../../kit/form/formValues.ts';
import { PictureDialog } from '../../images/PictureDialog.tsx';
import { PictureSlot } from '../../images/PictureSlot.tsx';
import { PictureTiles } from '../../images/PictureTiles.tsx';
import {
  kindsOf,
  positionOf,
  slotsOf,
  withKind,
  withPicture,
  type Kind,
  type Slot,
} from '../../images/pictureSlots.ts';
import { useStandardPictures } from '../../images/useStandardPictures.ts';
import { useFieldState, useRecordFormContext } from '../protocolFields.ts';
import { useDeletedPictures } from '../useDeletedPictures.ts';
import { Count, SideChoice, Ways, type Side } from './ImagesHead.tsx';

/**
 * The standard pictures, six in a row, and those of which nobody has said what they show: of both handovers below each
 * other, or `bySide` of one at a time.
 */
export function ImagesTab({ bySide = false }: { bySide?: boolean }) {
  const { iri, noteProblem } = useRecordFormContext();
  const { field, value, below, set, isLocked } = useFieldState('images');
  const { pictures } = useStandardPictures();
  const [opened, setOpened] = useState<string | null>(null);
  const [side, setSide] = useState<Side>('STARTED');
  const { areGone, isDeleted } = useDeletedPictures();
  const entries: readonly FormValues[] = Array.isArray(value) ? value : [];
  // None is missed where all have had their time.
  const kinds = kindsOf(pictures).map((it) => (areGone ? { ...it, required: false } : it));
  const { sides, others } = slotsOf(entries, kinds);
  const filled = [...[...sides.values()].flat(), ...others].flatMap((it) => (it.file === null ? [] : [lookOf(it)]));
  const now = filled.find((it) => it.iri === opened);
  const at = now ? filled.indexOf(now) : -1;
  const shared = { field: field.fields?.file ?? field, filePath: iri ?? '', readOnly: isLocked };
  const slot = (it: Slot, key: string) => (
    <PictureSlot
      {...shared}
      key={key}
      label={it.kind?.label ?? 'Ohne Bildtyp'}
      isRequired={it.kind?.required === true}
      isAhead={it.kind !== undefined}
      iri={it.file}
      isGone={it.at !== undefined && it.file === null && isDeleted(`images.${String(entries[it.at]?.id)}.file`)}
      kinds={() =>
        kindMenu(kinds, it.kind?.image, (image) => it.at !== undefined && set(withKind(entries, it.at, image)))
      }
      fault={it.at === undefined ? undefined : below[`${String(it.at)}.imageId`]}
      onChange={(file) => set(withPicture(entries, it, file))}
      onProblem={(problem) => noteProblem(`images.${key}.file` as never, problem)}
      onOpen={() => setOpened(it.file)}
    />
  );
  return (
    <div data-field="images">
      {bySide ? <SideChoice sides={sides} chosen={side} onChoose={setSide} /> : <Ways />}
      {protocolImageStates.items
        .filter(({ key }) => !bySide || key === side)
        .map(({ key, label }) => {
          const here = sides.get(key) ?? [];
          const list = (
            <PictureTiles key={key} label={`Standardbilder ${label}`}>
              {here.map((it) => slot(it, it.kind?.image ?? ''))}
            </PictureTiles>
          );
          return bySide ? (
            list
          ) : (
            <Block key={key} title={label} aside={<Count slots={here} />}>
              {list}
            </Block>
          );
        })}
      {(others.length > 0 || !isLocked) && (
        <Block title="Weitere" aside="Bildtyp wählen, damit das Bild seinen Platz bekommt">
          <PictureTiles label="Weitere Bilder">
            {others.map((it) => slot(it, `ohne-${String(it.at)}`))}
            {!isLocked && slot({ kind: undefined, at: undefined, file: null }, `neu-${String(others.length)}`)}
          </PictureTiles>
        </Block>
      )}
      {now && (
        <PictureDialog
          picture={now}
          other={filled.find((it) => it !== now && it.position !== '' && it.position === now.position)}
          place={`${String(at + 1)} von ${String(filled.length)}`}
          onStep={(by) => setOpened(filled[(at + by + filled.length) % filled.length]?.iri ?? null)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function lookOf({ kind, file }: Slot) {
  return {
    label: kind?.label ?? 'Ohne Bildtyp',
    side: kind ? labelOf(protocolImageStates, kind.state) : '',
    iri: file ?? '',
    position: kind ? positionOf(kind.image) : '',
  };
}

/** What a picture may show, by handover. */
function kindMenu(
  kinds: readonly Kind[],
  now: string | undefined,
  choose: (image: string) => void,
): readonly MenuEntry[] {
  return protocolImageStates.items.flatMap(({ key, label }) => [
    { heading: label },
    ...kinds
      .filter((it) => it.state === key)
      .map(({ image, label: name }) => ({
        id: image,
        label: name,
        checked: image === now,
        isOneOfSeveral: true as const,
        run: () => choose(image),
      })),
  ]);
}
