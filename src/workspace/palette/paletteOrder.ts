import type { Hit } from '../../domain/search/rank.ts';
import type { ContractHit } from '../contractHit.ts';
import type { Offer, Screen } from './paletteItems.ts';

export type PaletteGroup = 'contracts' | 'actions' | 'places' | 'general';
const usual: readonly PaletteGroup[] = ['contracts', 'actions', 'places', 'general'];

/** How good the best hit of a group is; undefined when it has none. */
export function bestTier(hits: readonly Hit<unknown>[]): number | undefined {
  return hits[0]?.tier;
}

/** The same of actions; where the best of them is locked, a group that fits as well and can be opened comes before. */
export function bestOfferTier(hits: readonly Hit<Offer>[]): number | undefined {
  const [first] = hits;
  return first && first.tier + (isLocked(first) ? 0.5 : 0);
}

const isLocked = ({ item }: Hit<Offer>) => item.state.state === 'disabled';

/**
 * Among actions that fit the text equally well those that can be done now come first; a worse fit never does, Enter
 * would start what nobody asked for.
 */
export function possibleFirst(hits: readonly Hit<Offer>[]): readonly Hit<Offer>[] {
  return hits.toSorted((one, other) => one.tier - other.tier || Number(isLocked(one)) - Number(isLocked(other)));
}

/**
 * The group with the best hit first, equals in their usual order; it depends on nothing that arrives later, so that no
 * row moves away.
 */
export function groupOrder(best: Readonly<Record<PaletteGroup, number | undefined>>): readonly PaletteGroup[] {
  return usual.toSorted(
    (one, other) => (best[one] ?? Infinity) - (best[other] ?? Infinity) || usual.indexOf(one) - usual.indexOf(other),
  );
}

/** What the chosen row is remembered by. */
export const contractValue = ({ item }: Hit<ContractHit>): string => `contract:${item.iri}`;
export const offerValue = ({ item }: Hit<Offer>): string =>
  `do:${item.command.id}${item.argument ? ` ${item.argument['@id']}` : ''}`;
export const screenValue = ({ url }: Screen): string => `screen:${url}`;
export const placeValue = ({ item }: Hit<Screen>): string => screenValue(item);
