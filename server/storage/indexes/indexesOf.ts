import { positionField } from '../../../src/domain/define/entryPlace.ts';
import type { Resource } from '../../../src/domain/define/resource.ts';
import { addressIndexes } from './addressIndexes.ts';
import { applicationIndexes } from './applicationIndexes.ts';
import { bundleContractIndexes } from './bundleContractIndexes.ts';
import { bundleIndexes } from './bundleIndexes.ts';
import { contractAvisIndexes } from './contractAvisIndexes.ts';
import { contractAvisSuggestionIndexes } from './contractAvisSuggestionIndexes.ts';
import { contractIndexes } from './contractIndexes.ts';
import { customerIndexes } from './customerIndexes.ts';
import { importContractIndexes } from './importContractIndexes.ts';
import type { Indexes } from './defineIndexes.ts';
import { invoiceIndexes } from './invoiceIndexes.ts';
import { driverAbsenceIndexes } from './driverAbsenceIndexes.ts';
import { driverDocumentIndexes } from './driverDocumentIndexes.ts';
import { driverIndexes } from './driverIndexes.ts';
import { logArchiveIndexes, logIndexes } from './logIndexes.ts';
import { mailLogIndexes } from './mailLogIndexes.ts';
import { notificationIndexes } from './notificationIndexes.ts';
import { priceIndexes } from './priceIndexes.ts';
import { protocolIndexes } from './protocolIndexes.ts';
import { redPlateRideIndexes } from './redPlateRideIndexes.ts';

/** Resources whose tables grow; the others are small enough to be read through. */
const byPath = new Map<string, Indexes>([
  addressIndexes,
  applicationIndexes,
  bundleContractIndexes,
  bundleIndexes,
  contractAvisIndexes,
  contractAvisSuggestionIndexes,
  contractIndexes,
  customerIndexes,
  driverAbsenceIndexes,
  importContractIndexes,
  invoiceIndexes,
  driverDocumentIndexes,
  driverIndexes,
  logArchiveIndexes,
  logIndexes,
  mailLogIndexes,
  notificationIndexes,
  priceIndexes,
  protocolIndexes,
  redPlateRideIndexes,
]);

/** By which columns a resource is found and ordered quickly; entries by their record and their place in it. */
export function indexesOf({ path, entryOf }: Resource): Indexes {
  const own = byPath.get(path) ?? {};
  return entryOf ? { ...own, indexes: [[entryOf.field, positionField, 'id']] } : own;
}
