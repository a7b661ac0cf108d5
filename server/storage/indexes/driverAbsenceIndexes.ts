import { driverAbsence } from '../../../src/domain/driver/driverAbsence.ts';
import { defineIndexes } from './defineIndexes.ts';

export const driverAbsenceIndexes = defineIndexes(driverAbsence, {
  indexes: [['driver', 'until'], ['until']],
});
