import { defineDetails } from '../define/details.ts';
import { derived } from '../define/derivedField.ts';
import { choice, choices, date, flag, instant, integer, list, reference, text, time } from '../define/field.ts';
import { filled, is, plate, range, search } from '../define/filter.ts';
import { joined } from '../define/joined.ts';
import { bookAttention } from './choices/bookAttention.ts';
import { redPlateGaps } from './choices/redPlateGaps.ts';
import { rideKinds } from './choices/rideKinds.ts';
import { vehicleClasses } from './choices/vehicleClasses.ts';
import { routeText } from './routeText.ts';

const address = {
  driverStreet: text('Straße', { max: 120 }),
  driverHouseNumber: text('Hausnr.', { max: 20 }),
  driverZip: text('PLZ', { max: 12 }),
  driverTown: text('Ort', { max: 120 }),
};
const way = {
  pickupZip: text('Abholung PLZ', { max: 12 }),
  pickupTown: text('Abholung Ort', { max: 120 }),
  deliveryZip: text('Zustellung PLZ', { max: 12 }),
  deliveryTown: text('Zustellung Ort', { max: 120 }),
  istkm: integer('Gefahrene km', { min: 0, max: 3000 }),
};

export const redPlateRideDetails = defineDetails({
  fields: {
    number: integer('Lfd. Nr.', { readOnly: true }),
    year: integer('Jahr', { readOnly: true }),
    plate: text('Kennzeichen', { max: 16, ident: true }),
    referenceListNumber: text('Nr. der Referenzliste', { max: 40 }),
    rideDay: date('Datum der Fahrt'),
    begin: time('Beginn'),
    endDay: date('Ende am'),
    end: time('Ende'),
    driver: reference('Fahrer', 'drivers', { readOnly: true }),
    driverName: text('Fahrzeugführer', { max: 160 }),
    ...address,
    driverAddress: derived(text('Anschrift des Fahrzeugführers'), address, (row) =>
      joined([joined([row.driverStreet, row.driverHouseNumber]), joined([row.driverZip, row.driverTown])], ', '),
    ),
    vehicleClass: choice('Fahrzeugklasse', vehicleClasses.items),
    manufacturer: text('Hersteller', { max: 60 }),
    vin: text('Fahrzeug-Identifizierungsnummer', { max: 17, ident: true, heading: 'FIN' }),
    ...way,
    route: derived(text('Fahrtstrecke'), way, routeText),
    rideKind: choice('Art der Fahrt', rideKinds.items, { default: 'transfer' }),
    contract: reference('Auftrag', 'contracts', { readOnly: true }),
    protocol: reference('Protokoll', 'protocols', { readOnly: true, unique: true }),
    /** Since when its protocol is closed: from then on only corrections change it. */
    frozenAt: instant('Festgeschrieben am', { readOnly: true }),
    /** The ride did not come about, or the vehicle needed no red plate; its number stays. */
    voided: flag('Entfallen', { readOnly: true }),
    missing: choices('Fehlende Angaben', redPlateGaps.items, { readOnly: true }),
    overlapsWith: reference('Zur selben Zeit mit diesem Kennzeichen', 'red_plate_rides', {
      readOnly: true,
      heading: 'Gleichzeitig',
    }),
    outsider: flag('Fahrer gehört nicht zum Halter', { readOnly: true, heading: 'Fremder Fahrer' }),
    /** 2 while something is missing or clashes, 1 while the ride is going on, 0 once the line is complete. */
    attention: choice('Handlungsbedarf', bookAttention.items, { readOnly: true, default: '0' }),
    corrections: list(
      'Berichtigungen',
      {
        field: text('Angabe'),
        before: text('bisher'),
        after: text('berichtigt'),
        at: instant('am'),
        by: text('von'),
        /** The name of the field, which is filled by nobody else any more. */
        name: text('Feld'),
      },
      { readOnly: true },
    ),
  },
  search: ['plate', 'driverName', 'vin', 'contract'],
  filters: {
    search: search(),
    plate: plate('Kennzeichen', ['plate']),
    rideDay: range('Datum der Fahrt', 'rideDay'),
    driver: is('Fahrer', 'driver'),
    attention: is('Handlungsbedarf', 'attention'),
    overlapping: filled('Gleichzeitig', 'overlapsWith'),
    voided: is('Entfallen', 'voided'),
    protocol: is('Protokoll', 'protocol'),
    contract: is('Auftrag', 'contract'),
  },
  list: {
    columns: [
      'number',
      'plate',
      'missing',
      'rideDay',
      'begin',
      'end',
      'driverName',
      'driverAddress',
      'vehicleClass',
      'manufacturer',
      'vin',
      'route',
      'rideKind',
      'referenceListNumber',
      'contract',
    ],
    sorts: ['id', 'attention', 'rideDay', 'plate', 'number'],
    sort: '-attention',
  },
  form: [
    {
      title: 'Fahrt',
      rows: [
        ['plate', 'number', 'year', 'referenceListNumber'],
        ['rideDay', 'begin', 'endDay', 'end'],
        ['rideKind', 'contract', 'protocol'],
      ],
    },
    {
      title: 'Fahrzeugführer',
      rows: [
        ['driverName', 'driver'],
        ['driverStreet', 'driverHouseNumber', 'driverZip', 'driverTown'],
      ],
    },
    { title: 'Fahrzeug', rows: [['vehicleClass', 'manufacturer', 'vin']] },
    {
      title: 'Fahrtstrecke',
      rows: [
        ['pickupZip', 'pickupTown'],
        ['deliveryZip', 'deliveryTown', 'istkm'],
      ],
    },
    { title: 'Berichtigungen', rows: [['frozenAt', 'voided'], ['corrections']] },
  ],
});
