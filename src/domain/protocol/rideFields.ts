import { acceptanceReservations } from './choices/acceptanceReservations.ts';
import { additionalRimTypes } from '../choices/additionalRimTypes.ts';
import { carTypes } from './choices/carTypes.ts';
import { emptyRunReasons } from './choices/emptyRunReasons.ts';
import { licensePlateFinCheckResults } from './choices/licensePlateFinCheckResults.ts';
import { rimTypes } from '../choices/rimTypes.ts';
import { tyreTypes } from '../choices/tyreTypes.ts';
import { location } from '../contract/location.ts';
import { entries } from '../define/entry.ts';
import { choice, choices, date, flag, integer, km, longText, text, time } from '../define/field.ts';
import { protocolExpense, protocolWaiting } from './protocolEntries.ts';
import { protocolExpenseDetails, protocolWaitingDetails } from './protocolEntriesDetails.ts';

/** The vehicle as the driver found it. */
export const vehicleFields = {
  hersteller: text('Hersteller', { max: 60 }),
  autotyp: text('Modell', { max: 80 }),
  carType: choice('Fahrzeugart', carTypes.items),
  licensePlateFinCheckResult: choice('Prüfung Kennzeichen und FIN', licensePlateFinCheckResults.items),
  licensePlateFinCheckNewPlate: text('Neues Kennzeichen', { max: 16 }),
  licensePlateFinCheckNewFin: text('Neue FIN', { pattern: 'vin', max: 17 }),
  licensePlateFinCheckReason: text('Grund der Abweichung', { max: 500 }),
  inspectionDate: date('HU'),
  inspectionDateChanged: flag('HU-Termin weicht ab'),
  inspectionDateAccepted: flag('HU-Termin geprüft'),
  angemeldet: flag('Angemeldet', { default: true }),
  verzoegerteAbgabe: flag('Vollelektrisch'),
  alternativeLicensePlate: text('Rotes Kennzeichen', { max: 16, ident: true }),
  driversLogForRedLicensePlatesReferenceListNumber: text('Nummer im Fahrtenbuch der roten Kennzeichen', { max: 40 }),
  tireType: choice('Bereifung', tyreTypes.items),
  rimType: choice('Felge', rimTypes.items),
  insideCarTireType: choice('Bereifung im Fahrzeug', tyreTypes.items),
  insideCarRimType: choice('Felge im Fahrzeug', additionalRimTypes.items),
  insideCarTiresIncluded: flag('Räder im Fahrzeug'),
};

/** What was read off the vehicle and said about the ride. */
export const drivingFields = {
  fuelLevelOnSubmit: integer('Tankstand bei Abholung', { min: 0, max: 8 }),
  fuelLevelOnReceive: integer('Tankstand bei Zustellung', { min: 0, max: 8 }),
  mileageOnSubmit: integer('Kilometerstand bei Abholung', { min: 0 }),
  mileageOnReceive: integer('Kilometerstand bei Zustellung', { min: 0 }),
  driverCollectionComment: longText('Kommentar zur Abholung', { max: 4000 }),
  driverDeliveryComment: longText('Kommentar zur Zustellung', { max: 4000 }),
  differenceBetweenGoogleAndActualKm: km('Kilometerabweichung', { readOnly: true }),
};

/** Places and times, copied from the contract until the ride has begun or a side is locked. */
export const placeFields = {
  pickupLocationLocked: flag('Abholadresse gesperrt'),
  deliveryLocationLocked: flag('Zustelladresse gesperrt'),
  pickupLocation: location('Abholung'),
  deliveryLocation: location('Zustellung'),
  abholinfos: longText('Info Abholung', { max: 4000 }),
  bringinfos: longText('Info Zustellung', { max: 4000 }),
  pickupDateRaw: date('Abholdatum'),
  deliveryDateRaw: date('Zustelldatum'),
  pickupTimeFrom: time('Abholung von'),
  pickupTimeTo: time('Abholung bis'),
  deliveryTimeFrom: time('Zustellung von'),
  deliveryTimeTo: time('Zustellung bis'),
};

/** What went otherwise than planned. */
export const incidentFields = {
  acceptanceReservations: choices('Übernahmevorbehalte', acceptanceReservations.items),
  emptyRunDone: flag('Leerfahrt'),
  emptyRunReason: choice('Grund der Leerfahrt', emptyRunReasons.items),
  emptyRunOtherReason: text('Sonstiger Grund', { max: 500 }),
  emptyRunApprovedBy: text('Genehmigt von', { max: 120 }),
  waitings: entries('Wartezeiten', protocolWaiting, protocolWaitingDetails),
  expenses: entries('Auslagen', protocolExpense, protocolExpenseDetails),
};
