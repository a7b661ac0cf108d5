import { redPlateRide } from '../../../src/domain/redPlate/redPlateRide.ts';
import { defineIndexes } from './defineIndexes.ts';

/** What asks for something stands first, then the latest ride. */
export const redPlateRideIndexes = defineIndexes(redPlateRide, {
  indexes: [
    ['attention', 'rideDay', 'id'],
    ['rideDay', 'id'],
    ['plate', 'rideDay', 'id'],
  ],
  sortWith: { attention: ['rideDay'] },
});
