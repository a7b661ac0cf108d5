import { daysFrom } from '../time/calendarDay.ts';
import type { Place } from '../km/place.ts';

/** Where and when a vehicle is fetched, as far as it says whether two appointments can be arranged in one go. */
export type PickedUp = Pick<Place, 'plz' | 'strasse'> & { readonly date?: string | null };

/** How alike two places are by what people write down: the same street, postcode, region, zone, or nothing of it. */
const likeness = (one: PickedUp, other: PickedUp): number => {
  const [mine, theirs] = [one.plz ?? '', other.plz ?? ''];
  if (mine === '' || theirs === '') return 4;
  if (mine === theirs) return streetOf(one) !== '' && streetOf(one) === streetOf(other) ? 0 : 1;
  if (mine.slice(0, 2) === theirs.slice(0, 2)) return 2;
  return mine[0] === theirs[0] ? 3 : 4;
};

const streetOf = ({ strasse }: PickedUp) => (strasse ?? '').toLowerCase().replace(/\s+/g, ' ').trim();

const daysApart = (one: PickedUp, other: PickedUp): number =>
  one.date && other.date ? Math.abs(daysFrom(one.date, other.date)) : Number.MAX_SAFE_INTEGER;

/** How far an appointment is from the nearest of others: by place first, then by days. */
function distanceTo(others: readonly PickedUp[], one: PickedUp): readonly [number, number] {
  return others.reduce<readonly [number, number]>(
    (nearest, other) => {
      const found = [likeness(one, other), daysApart(one, other)] as const;
      return found[0] < nearest[0] || (found[0] === nearest[0] && found[1] < nearest[1]) ? found : nearest;
    },
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  );
}

/** Puts those first that are fetched nearest to these, by place and then by day; equal ones keep their order. */
export function byNearness<T>(origins: readonly PickedUp[], list: readonly T[], of: (it: T) => PickedUp): readonly T[] {
  return list
    .map((it) => ({ it, far: distanceTo(origins, of(it)) }))
    .toSorted((one, other) => one.far[0] - other.far[0] || one.far[1] - other.far[1])
    .map(({ it }) => it);
}
