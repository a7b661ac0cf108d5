import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';
import { applicantRow } from './applicantRow.ts';

/** A paper of a driver: licence, trade registration, proof of address and so on. */
export const driverDocument = defineNoun({
  path: 'driver_documents',
  type: 'DriverDocument',
  title: { one: 'Fahrerdokument', gender: 'n', many: 'Fahrerdokumente' },
  icon: 'paperclip',
  area: 'disposition',
  openRows: {
    area: 'applicants',
    where: applicantRow,
    through: { field: 'driver', path: 'drivers' },
    operations: ['list', 'read', 'create', 'update', 'delete'],
  },
  represent: (it) => it.name ?? 'Neues Dokument',
  pick: ['name', 'type', 'translatedType', 'createdAtFormatted'],
  details: async () => (await import('./driverDocumentDetails.ts')).driverDocumentDetails,
});
export type DriverDocument = RowOf<typeof driverDocument>;
