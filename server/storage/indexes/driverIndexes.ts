import { driver } from '../../../src/domain/driver/driver.ts';
import { defineIndexes } from './defineIndexes.ts';

export const driverIndexes = defineIndexes(driver, {
  indexes: [
    ['nachname', 'id'],
    // Who is paid for whose rides, and what a credit note asks of him.
    ['id', 'fahrervon', 'gruppe', 'ustid', 'steuernummer'],
  ],
});
