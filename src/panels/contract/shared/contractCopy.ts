import { figureText } from '../../../domain/define/plainText.ts';
import { formatDuration } from '../../../domain/time/duration.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import type { ContractColumn } from './contractColumn.ts';
import { townText } from '../../../domain/km/townText.ts';

type Parts = NonNullable<ContractColumn['copy']>;

/** Day and times of the pickup for a spreadsheet. */
export const pickupParts: Parts = [
  { heading: 'Abholung', text: (it) => formatDate(it.datum) },
  { heading: 'Abholung von', text: (it) => it.pickupTimeFrom ?? '' },
  { heading: 'Abholung bis', text: (it) => it.pickupTimeTo ?? '' },
];

/** Day and times of the delivery for a spreadsheet. */
export const deliveryParts: Parts = [
  { heading: 'Zustellung', text: (it) => formatDate(it.bringdatum) },
  { heading: 'Zustellung von', text: (it) => it.deliveryTimeFrom ?? '' },
  { heading: 'Zustellung bis', text: (it) => it.deliveryTimeTo ?? '' },
];

/** The distance as a figure. */
export const distanceParts: Parts = [{ heading: 'Entfernung km', text: (it) => figureText(it.googleKm) }];

/** What the tour of a contract says, one column each. */
export const tourParts: Parts = [
  { heading: 'Fahrzeug', text: (it) => [it.manufacturer, it.carModel].filter(Boolean).join(' ') },
  { heading: 'Kennzeichen', text: (it) => it.licensePlate ?? it.alternativeLicensePlate ?? '' },
  { heading: 'FIN', text: (it) => it.carFin ?? '' },
  ...pickupParts,
  { heading: 'Abholort', text: (it) => townText(it.pickupLocation) },
  ...deliveryParts,
  { heading: 'Zustellort', text: (it) => townText(it.deliveryLocation) },
  ...distanceParts,
  {
    heading: 'Fahrzeit',
    text: ({ googleFahrzeit: minutes }) => (typeof minutes === 'number' ? formatDuration(minutes) : ''),
  },
];
