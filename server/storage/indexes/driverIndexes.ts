import { driver } from '../../../src/domain/driver/driver.ts';
import { defineIndexes } from './defineIndexes.ts';

export const driverIndexes = defineIndexes(driver, {
  indexes: [['nachname', 'id']],
});
