import { protocolImageStates } from '../../../domain/protocol/choices/protocolImageStates.ts';
import type { FormValues } from '../../kit/form/formValues.ts';
import { textOf } from '../../kit/textOf.ts';

/** What a standard picture shows, and at which handover. */
export type Kind = {
  readonly image: string;
  readonly label: string;
  readonly state: string;
  readonly required: boolean;
};
type State = (typeof protocolImageStates.items)[number]['key'];
type Standing = {
  readonly image?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly state?: State | null | undefined;
  readonly required?: boolean | null | undefined;
};
/** A place for a picture; `at` is where its entry stands among those of the protocol, undefined while there is none. */
export type Slot = { readonly kind: Kind | undefined; readonly at: number | undefined; readonly file: string | null };
type Slots = { readonly sides: ReadonlyMap<string, readonly Slot[]>; readonly others: readonly Slot[] };

/** The standard pictures as their places need them. */
export function kindsOf(pictures: readonly Standing[]): readonly Kind[] {
  return pictures.flatMap(({ image, label, state, required }) =>
    image && state ? [{ image, label: label ?? image, state, required: required === true }] : [],
  );
}

/** Every place of both handovers with what lies in it, and the pictures of which nobody knows what they show. */
export function slotsOf(entries: readonly FormValues[], kinds: readonly Kind[]): Slots {
  const taken = new Set<number>();
  const placeOf = (kind: Kind): Slot => {
    const at = entries.findIndex((it, place) => it.imageId === kind.image && !taken.has(place));
    if (at < 0) return { kind, at: undefined, file: null };
    taken.add(at);
    return { kind, at, file: textOf(entries[at]?.file) };
  };
  const sides = new Map(
    protocolImageStates.items.map(({ key }) => [key, kinds.filter((it) => it.state === key).map(placeOf)]),
  );
  const others = entries.flatMap((it, at) => (taken.has(at) ? [] : [{ kind: undefined, at, file: textOf(it.file) }]));
  return { sides, others };
}

/** The entries with a picture put into the place of this kind; without one the place is empty again. */
export function withPicture(
  entries: readonly FormValues[],
  { at, kind }: Pick<Slot, 'at' | 'kind'>,
  file: string | null,
): readonly FormValues[] {
  if (at === undefined)
    return file === null ? entries : [...entries, { imageId: kind?.image ?? null, file, placeholder: false }];
  return file === null ? entries.toSpliced(at, 1) : entries.map((it, place) => (place === at ? { ...it, file } : it));
}

/** The entries with a picture shown as another kind; the one that stood there takes its place. */
export function withKind(entries: readonly FormValues[], at: number, image: string): readonly FormValues[] {
  const before = entries[at]?.imageId ?? null;
  return entries.map((it, place) => {
    if (place === at) return { ...it, imageId: image };
    return it.imageId === image ? { ...it, imageId: before } : it;
  });
}

/** What is on a picture, whichever side took it: `submitter_front` and `receiver_front` show the same. */
export function positionOf(image: string): string {
  return protocolImageStates.items.reduce((name, { prefix }) => name.replace(new RegExp(`^${prefix}`), ''), image);
}
