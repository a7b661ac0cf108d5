import { readEntity, type Entity } from '../../api/records/entities.ts';
import type { contractAvis } from '../../domain/avis/contractAvis.ts';
import type { LinkDirection } from '../../domain/avis/linkDirection.ts';
import { contract } from '../../domain/contract/contract.ts';
import { formatCount } from '../../domain/number/formatCount.ts';

export type AvisEntity = Entity<typeof contractAvis>;

/** The number of the contract that an avis arranges. */
export function contractNumberOf({ contractDetails, contract: iri }: AvisEntity): string {
  return contractDetails?.orderNumber ?? readEntity(contract, iri)?.auftragsnummer ?? '–';
}

/** "1 Avisierung", "3 Avisierungen". */
export function avisCount(count: number): string {
  return count === 1 ? '1 Avisierung' : `${formatCount(count)} Avisierungen`;
}

/** Both halves of a round trip, the way there first. */
export function roundTrip(own: AvisEntity, partner: AvisEntity): Readonly<Record<LinkDirection, AvisEntity>> {
  return own.linkDirection === 'return' ? { outbound: partner, return: own } : { outbound: own, return: partner };
}

/** The fields that go back with those that were changed: noting a parking place again sets back what was sent. */
export function fieldsGoingBack<N extends string>(changed: readonly N[]): readonly (N | 'parkingSpaceNotified')[] {
  const isNoted = changed.some((it) => it === 'parkingSpaceNotificationScheduled');
  return isNoted ? [...changed, 'parkingSpaceNotified'] : changed;
}
