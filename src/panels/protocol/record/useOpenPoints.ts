import type { Entity } from '../../../api/records/entities.ts';
import { openPoints, type OpenPoint } from '../../../domain/protocol/openPoints.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { useStandardPictures } from '../images/useStandardPictures.ts';
import type { Ride } from './rideContext.ts';

/** What has to be looked at in a protocol as it is saved. */
export function useOpenPoints(entity: Entity<typeof protocol> | undefined, contract: Ride): readonly OpenPoint[] {
  const { pictures } = useStandardPictures();
  return entity ? openPoints(entity, { contract, pictures }) : [];
}
