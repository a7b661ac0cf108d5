import type { AnyRow } from '../define/field.ts';

/** One price of a group as its form and the API hold it. */
export type PriceRow = {
  readonly id?: number;
  readonly version?: number;
  readonly type: string | null;
  readonly distance: number | null;
  readonly price: string | null;
};

const step = 50;
const firstRows = 20;

/** The next step of a price type: so many rows as there are, and one more, 50 km each. */
export function nextDistance(count: number): number {
  return count * step + step;
}

/** What a price type begins with in a group: 20 steps of 50 km that cost nothing yet. */
export function newPriceSet(type: string): readonly PriceRow[] {
  return Array.from({ length: firstRows }, (_, at) => ({ type, distance: nextDistance(at), price: '0.00' }));
}

/** Prices by type as one list; what is no such group is left to the check of the list. */
export function flatPrices(grouped: unknown): unknown {
  if (!Array.isArray(grouped)) return grouped;
  return grouped.flatMap((group: unknown) => {
    const { type, items } = (group ?? {}) as AnyRow;
    const iri = typeof type === 'object' && type !== null ? (type as AnyRow)['@id'] : type;
    return Array.isArray(items) ? items.map((it: unknown) => ({ ...(it as AnyRow), type: iri })) : [{ type: iri }];
  });
}
