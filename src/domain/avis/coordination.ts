import { avisCoordinations } from './choices/avisCoordinations.ts';
import { isKeyOf, type KeyOf } from '../choices/choices.ts';
import type { SomeOf } from '../define/row.ts';
import type { contractAvis } from './contractAvis.ts';

export type AvisCoordination = KeyOf<typeof avisCoordinations>;
/** One end of a ride, at which somebody hands the vehicle over or takes it. */
export type Side = 'pickup' | 'delivery';
/** What decides which sides have to be arranged. */
export type CoordinatedAvis = SomeOf<typeof contractAvis, 'coordination' | 'link' | 'contractType'>;

/** Said wherever something waits for the coordination (document 2, section 5). */
export const noCoordination = 'Bitte zuerst die Abstimmung festlegen';

/**
 * What has to be arranged: as it was chosen, else a linked ride is a swap, else what the contract's type says
 * (0-decisions).
 */
export function effectiveCoordination({ coordination, link, contractType }: CoordinatedAvis): AvisCoordination | null {
  if (isKeyOf(avisCoordinations, coordination)) return coordination;
  if (link) return 'swap';
  if (contractType === 'PICKUP') return 'pickup';
  return contractType === 'DELIVERY' ? 'delivery' : null;
}

/**
 * The sides whose people have to be asked (R43): a swap happens where the new vehicle is brought, and a combination
 * concerns both ends.
 */
export function sidesOf(coordination: AvisCoordination | null): readonly Side[] {
  if (coordination === null) return [];
  if (coordination === 'pickup') return ['pickup'];
  return coordination === 'delivery' || coordination === 'swap' ? ['delivery'] : ['pickup', 'delivery'];
}

/** What happens at one side: where a combination brings the new vehicle, the old one is taken along. */
export function happensAt(side: Side, coordination: AvisCoordination | null): Side | 'swap' {
  return side === 'delivery' && coordination?.includes('swap') === true ? 'swap' : side;
}

/** Only while nothing else says what has to be arranged the contract is offered a type ("Als Rückholung festlegen"). */
export function needsContractType(avis: CoordinatedAvis): boolean {
  return effectiveCoordination(avis) === null;
}
