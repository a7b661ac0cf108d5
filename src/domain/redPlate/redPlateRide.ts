import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** A line of the book of red plates (§ 41 FZV): one ride with one plate, made from its protocol. */
export const redPlateRide = defineNoun({
  path: 'red_plate_rides',
  type: 'RedPlateRide',
  title: { one: 'Fahrt mit rotem Kennzeichen', gender: 'f', many: 'Buch der roten Kennzeichen', rows: 'Fahrten' },
  icon: 'book-open',
  area: 'redPlates',
  represent: (row) =>
    [row.plate ?? 'Rotes Kennzeichen', row.number && `Nr. ${String(row.number)}`].filter(Boolean).join(' '),
  pick: ['plate', 'number', 'year'],
  operations: ['list', 'read', 'update'],
  details: async () => (await import('./redPlateRideDetails.ts')).redPlateRideDetails,
});
export type RedPlateRide = RowOf<typeof redPlateRide>;
