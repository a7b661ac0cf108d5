import type { Entity } from '../../../api/entities.ts';
import { orderOf } from '../../../commands/contractFacts.ts';
import { figureText } from '../../../domain/define/plainText.ts';
import { formatDuration } from '../../../domain/time/duration.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import type { GridColumn } from '../grid/gridColumn.ts';

type Parts = NonNullable<GridColumn['copy']>;
const placeText = (place: ReturnType<typeof orderOf>['pickupLocation'] | undefined) => [place?.plz, place?.ort].filter(Boolean).join(' ');

/** Day and times of the pickup for a spreadsheet. */
export const pickupParts: Parts = [
  { heading: 'Abholung', text: (it: Entity) => formatDate(orderOf(it).datum) },
  { heading: 'Abholung von', text: (it) => orderOf(it).pickupTimeFrom ?? '' },
  { heading: 'Abholung bis', text: (it) => orderOf(it).pickupTimeTo ?? '' },
];

/** Day and times of the delivery for a spreadsheet. */
export const deliveryParts: Parts = [
  { heading: 'Zustellung', text: (it) => formatDate(orderOf(it).bringdatum) },
  { heading: 'Zustellung von', text: (it) => orderOf(it).deliveryTimeFrom ?? '' },
  { heading: 'Zustellung bis', text: (it) => orderOf(it).deliveryTimeTo ?? '' },
];

/** The distance as a figure. */
export const distanceParts: Parts = [{ heading: 'Entfernung km', text: (it) => figureText(orderOf(it).googleKm) }];

/** What the tour of an order says, one column each. */
export const tourParts: Parts = [
  { heading: 'Fahrzeug', text: (it) => [orderOf(it).manufacturer, orderOf(it).carModel].filter(Boolean).join(' ') },
  { heading: 'Kennzeichen', text: (it) => orderOf(it).licensePlate ?? orderOf(it).alternativeLicensePlate ?? '' },
  { heading: 'FIN', text: (it) => orderOf(it).carFin ?? '' },
  ...pickupParts,
  { heading: 'Abholort', text: (it) => placeText(orderOf(it).pickupLocation) },
  ...deliveryParts,
  { heading: 'Zustellort', text: (it) => placeText(orderOf(it).deliveryLocation) },
  ...distanceParts,
  { heading: 'Fahrzeit', text: (it) => { const minutes = orderOf(it).googleFahrzeit; return typeof minutes === 'number' ? formatDuration(minutes) : ''; } },
];
