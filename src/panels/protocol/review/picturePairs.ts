import { choiceOf, labelOf } from '../../../domain/choices/choices.ts';
import { components } from '../../../domain/protocol/choices/components.ts';
import { damageKinds } from '../../../domain/protocol/choices/damageKinds.ts';
import { protocolImageStates } from '../../../domain/protocol/choices/protocolImageStates.ts';
import type { SomeOf } from '../../../domain/define/row.ts';
import { isFoundLater, isSeenAt } from '../../../domain/protocol/foundLater.ts';
import { damageNumbers } from '../../../domain/protocol/damageNumbers.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { positionOf, type Kind } from '../images/pictureSlots.ts';

export type Pictured = SomeOf<typeof protocol, 'images' | 'damages' | 'additionalPhotos'>;
/** A damage as it is marked on a picture. */
export type Mark = { readonly number: number; readonly text: string; readonly isNew: boolean };
/** One side of a pair: its picture, and whether one has to be there. */
export type PairSide = { readonly file: string | null; readonly isRequired: boolean };
/** The same position at both handovers, as it is looked at side by side. */
export type PicturePair = {
  readonly position: string;
  readonly label: string;
  readonly pickup: PairSide;
  readonly delivery: PairSide;
  /** What is wrong with what is to be seen there. */
  readonly marks: readonly Mark[];
};

const none: PairSide = { file: null, isRequired: false };

/**
 * Every position of which there is a picture or must be one, in the order of the office, then the pictures of the
 * damages and what was added.
 */
export function picturePairs(it: Pictured, kinds: readonly Kind[]): readonly PicturePair[] {
  const files = new Map((it.images ?? []).flatMap(({ imageId, file }) => (file ? [[imageId, file] as const] : [])));
  const marks = marksOf(it.damages);
  const sideOf = (image: string): PairSide => {
    const kind = kinds.find((one) => one.image === image);
    return kind ? { file: files.get(image) ?? null, isRequired: kind.required } : none;
  };
  const [pickup, delivery] = protocolImageStates.items.map(({ prefix }) => prefix);
  const standard = [...new Map(kinds.map((kind) => [positionOf(kind.image), kind.label]))].map(([position, label]) => ({
    position,
    label,
    pickup: sideOf(`${pickup ?? ''}${position}`),
    delivery: sideOf(`${delivery ?? ''}${position}`),
    marks: marks.filter(({ damage }) => isSeenAt(position, damage)).map(({ mark }) => mark),
  }));
  return [...standard, ...ofDamages(marks), ...added(it)].filter(isLookedAt);
}

/** Whether there is anything new since the pickup on the pictures of a position. */
export function hasNews({ marks }: PicturePair): boolean {
  return marks.some((it) => it.isNew);
}

/** Whether a part of the vehicle is to be seen on the pictures of a position, wherever it may be looked at from. */
export function showsPart(pair: PicturePair | undefined, part: string | undefined): boolean {
  const known = choiceOf(components, part);
  if (!pair || !known) return false;
  return known.locations.some((location) => isSeenAt(pair.position, { location, component: known.key }));
}

/** A side without the picture that has to be there. */
export function isMissing({ file, isRequired }: PairSide): boolean {
  return file === null && isRequired;
}

/** What stands where a side has no picture; undefined where it has one. */
export function absenceOf(side: PairSide): string | undefined {
  if (side.file !== null) return undefined;
  return side.isRequired ? 'Pflichtbild fehlt' : 'kein Bild';
}

type Damage = NonNullable<Pictured['damages']>[number];
type Marked = { readonly damage: Damage; readonly mark: Mark };

function marksOf(damages: Pictured['damages']): readonly Marked[] {
  const all = damages ?? [];
  const numbers = damageNumbers(all);
  return all.map((damage, at) => ({
    damage,
    mark: {
      number: numbers[at] ?? at + 1,
      text: `${labelOf(damageKinds, damage.damage)}, ${labelOf(components, damage.component)}`,
      isNew: isFoundLater(damage),
    },
  }));
}

function ofDamages(marked: readonly Marked[]): readonly PicturePair[] {
  return marked.flatMap(({ damage, mark }) => {
    const pictures = [
      { name: 'nah', picture: damage.image },
      { name: 'Übersicht', picture: damage.overviewImage },
    ];
    return pictures.flatMap(({ name, picture }): readonly PicturePair[] => {
      if (!picture?.file) return [];
      const side = { file: picture.file, isRequired: false };
      const isLater = (picture.imageProcessStateType ?? damage.image?.processStateType ?? 'STARTED') !== 'STARTED';
      return [
        {
          position: `damage-${String(mark.number)}-${name}`,
          label: `Schaden ${String(mark.number)}, ${name}`,
          pickup: isLater ? none : side,
          delivery: isLater ? side : none,
          marks: [mark],
        },
      ];
    });
  });
}

function added({ additionalPhotos }: Pictured): readonly PicturePair[] {
  return (additionalPhotos ?? []).flatMap(({ title, documentPicture }, at): readonly PicturePair[] => {
    if (!documentPicture?.file) return [];
    const side = { file: documentPicture.file, isRequired: false };
    const isLater = (documentPicture.processStateType ?? 'STARTED') !== 'STARTED';
    return [
      {
        position: `photo-${String(at)}`,
        label: title ?? 'Zusatzfoto',
        pickup: isLater ? none : side,
        delivery: isLater ? side : none,
        marks: [],
      },
    ];
  });
}

function isLookedAt({ pickup, delivery }: PicturePair): boolean {
  return [pickup, delivery].some((it) => it.file !== null || it.isRequired);
}
