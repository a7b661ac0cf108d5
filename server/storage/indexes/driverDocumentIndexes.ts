import { driverDocument } from '../../../src/domain/driver/driverDocument.ts';
import { defineIndexes } from './defineIndexes.ts';

export const driverDocumentIndexes = defineIndexes(driverDocument, {
  indexes: [['driver', 'type']],
});
