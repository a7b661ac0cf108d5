import type { avisLinkDirections } from './choices/avisLinkDirections.ts';
import type { KeyOf } from '../choices/choices.ts';
import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';

export type LinkDirection = KeyOf<typeof avisLinkDirections>;
type LinkedContract = SomeOf<typeof contract, 'anschlussvon' | 'datum' | 'pickupTimeFrom'> & { readonly id: number };

/**
 * Which half of a round trip a contract is: there goes the one that follows no other, else the one that is fetched
 * first (0-decisions).
 */
export function linkDirectionOf(own: LinkedContract, other: LinkedContract): LinkDirection {
  if (Boolean(own.anschlussvon) !== Boolean(other.anschlussvon)) return own.anschlussvon ? 'return' : 'outbound';
  const [mine, theirs] = [startOf(own), startOf(other)];
  if (mine !== theirs) return mine < theirs ? 'outbound' : 'return';
  return own.id < other.id ? 'outbound' : 'return';
}

function startOf({ datum, pickupTimeFrom }: LinkedContract): string {
  return `${datum ?? '9999-12-31'} ${pickupTimeFrom ?? '24:00'}`;
}
