import { choices } from '../../choices/choices.ts';

/** Used by protocols expenses. */
export const expenseTypes = choices('Auslagenart', [
  { key: 'refueling', label: 'Tanken', costTotal: 'fuel' },
  { key: 'washing', label: 'Fahrzeugwäsche', costTotal: 'wash' },
  { key: 'refuelingElectroCar', label: 'Laden (Elektrofahrzeug)', costTotal: 'fuel' },
  { key: 'train', label: 'Bahn', costTotal: 'train' },
  { key: 'longDistanceTrain', label: 'Bahn Fernverkehr', costTotal: 'train', disabled: true },
  { key: 'localDistanceTrain', label: 'Bahn Nahverkehr', costTotal: 'train', disabled: true },
  { key: 'bus', label: 'Bus', costTotal: 'train' },
  { key: 'adBlue', label: 'AdBlue', costTotal: 'fuel' },
  { key: 'motorOil', label: 'Motoröl', costTotal: 'oil' },
  { key: 'toll', label: 'Maut und Fähre', costTotal: 'other' },
  { key: 'taxi', label: 'Taxi', costTotal: 'taxi' },
  { key: 'hotel', label: 'Übernachtung', costTotal: 'other' },
  { key: 'shipping', label: 'Versand (Papiere, Schlüssel)', costTotal: 'other' },
  { key: 'otherReason', label: 'Sonstiges', costTotal: 'other', requiresText: true },
]);
