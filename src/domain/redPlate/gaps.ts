import type { RedPlateGap } from './choices/redPlateGaps.ts';
import { isRedPlate } from './redPlate.ts';
import type { RedPlateRide } from './redPlateRide.ts';

/** What of a line is looked at when it is asked whether something is missing. */
export type RideContent = Pick<
  RedPlateRide,
  | 'plate'
  | 'rideDay'
  | 'begin'
  | 'endDay'
  | 'end'
  | 'driverName'
  | 'driverStreet'
  | 'driverHouseNumber'
  | 'driverZip'
  | 'driverTown'
  | 'vehicleClass'
  | 'manufacturer'
  | 'vin'
  | 'pickupTown'
  | 'deliveryTown'
>;

/** How far the ride has come: whether its vehicle was taken over, and whether the line is closed. */
export type RideStage = 'begun' | 'underway' | 'ended';

const vinLength = 17;

/**
 * What is missing in a line of the book; day, begin and end only once they can be there: a ride that has not begun or
 * is still going on lacks nothing by that.
 */
export function gapsIn(row: RideContent, stage: RideStage): readonly RedPlateGap[] {
  const gaps: readonly (readonly [RedPlateGap, boolean])[] = [
    ['plate', !isRedPlate(row.plate)],
    ['day', stage !== 'begun' && !row.rideDay],
    ['begin', stage !== 'begun' && !row.begin],
    ['end', stage === 'ended' && (!row.end || !row.endDay)],
    ['driver', !row.driverName],
    ['address', !row.driverStreet || !row.driverHouseNumber || !row.driverZip || !row.driverTown],
    ['vehicleClass', !row.vehicleClass],
    ['manufacturer', !row.manufacturer],
    ['vin', row.vin?.length !== vinLength],
    ['route', !row.pickupTown || !row.deliveryTown],
  ];
  return gaps.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []));
}
