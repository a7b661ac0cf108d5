import { choices } from '../../choices/choices.ts';

/** Used by protocols.acceptanceReservations. */
export const acceptanceReservations = choices('Übernahmevorbehalte', [
  { key: 'dirt', label: 'Fahrzeug verschmutzt' },
  { key: 'strongDirt', label: 'Fahrzeug stark verschmutzt' },
  { key: 'wet', label: 'Fahrzeug nass' },
  { key: 'rain', label: 'Regen' },
  { key: 'darkness', label: 'Dunkelheit' },
  { key: 'parkingGarage', label: 'Parkhaus oder Tiefgarage' },
  { key: 'frozen', label: 'Fahrzeug vereist' },
  { key: 'snowIn', label: 'Fahrzeug eingeschneit' },
]);
