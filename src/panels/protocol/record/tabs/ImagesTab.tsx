import { useState } from 'react';
import { protocolImageStates } from '../../../../domain/choices/protocolImageStates.ts';
import { labelOf } from '../../../../domain/choices/choices.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import type { FormValues } from '../../../kit/form/formValues.ts';
import { textOf } from '../../../kit/textOf.ts';
import { PictureDialog, type LookedAt } from '../../images/PictureDialog.tsx';
import { PictureSlot } from '../../images/PictureSlot.tsx';
import { useStandardPictures } from '../../images/useStandardPictures.ts';
import { useFieldState, useRecordFormContext } from '../protocolFields.ts';

/** The standard pictures of both handovers, six in a row. */
export function ImagesTab() {
  const { iri } = useRecordFormContext();
  const { field, value, set, isLocked } = useFieldState('images');
  const { pictures } = useStandardPictures();
  const [opened, setOpened] = useState<string | null>(null);
  const slots: readonly FormValues[] = Array.isArray(value) ? value : [];
  const fileOf = (image: string) => textOf(slots.find((it) => it.imageId === image)?.file);
  const put = (image: string, file: string | null) => {
    const others = slots.filter((it) => it.imageId !== image);
    const slot = slots.find((it) => it.imageId === image);
    if (file === null) return set(others);
    set(
      slot
        ? slots.map((it) => (it === slot ? { ...it, file } : it))
        : [...slots, { imageId: image, file, placeholder: false }],
    );
  };
  const shown = pictures.flatMap(({ image, label, state }): readonly (LookedAt & { image: string })[] => {
    const file = image ? fileOf(image) : null;
    return image && file
      ? [{ image, label: label ?? image, side: labelOf(protocolImageStates, state), iri: file }]
      : [];
  });
  const at = shown.findIndex((it) => it.image === opened);
  const now = shown[at];
  const step = (by: 1 | -1) => setOpened(shown[(at + by + shown.length) % shown.length]?.image ?? null);
  return (
    <div data-field="images">
      {protocolImageStates.items.map(({ key, label }) => {
        const here = pictures.filter((it) => it.state === key);
        const count = here.filter((it) => it.image && fileOf(it.image)).length;
        return (
          <Block
            key={key}
            title={label}
            aside={<span className="num">{`${String(count)}/${String(here.length)}`}</span>}
          >
            <ul aria-label={`Standardbilder ${label}`} className="grid grid-cols-3 gap-3 @min-[560px]:grid-cols-6">
              {here.map(({ image, label: name, required }) =>
                image ? (
                  <PictureSlot
                    key={image}
                    label={name ?? image}
                    isRequired={required === true}
                    field={field.fields?.file ?? field}
                    filePath={iri ?? ''}
                    iri={fileOf(image)}
                    readOnly={isLocked}
                    onChange={(file) => put(image, file)}
                    onOpen={() => setOpened(image)}
                  />
                ) : null,
              )}
            </ul>
          </Block>
        );
      })}
      {now && (
        <PictureDialog
          picture={now}
          other={shown.find((it) => it.image !== now.image && positionOf(it.image) === positionOf(now.image))}
          place={`${String(at + 1)} von ${String(shown.length)}`}
          onStep={step}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** What is on a picture, whichever side took it: `submitter_front` and `receiver_front` show the same. */
function positionOf(image: string): string {
  return image.replace(/^(submitter|receiver)_/, '');
}
