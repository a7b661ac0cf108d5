import { choices } from '../../choices/choices.ts';

/** Used by contract_avis. */
export const parkingMailStates = choices('Stellplatzinfo', [
  { key: 'open', label: 'Offen', tone: 'grey', when: 'parkingSpace gesetzt, nicht vorgemerkt' },
  {
    key: 'addressMissing',
    label: 'Offen',
    tone: 'red',
    hint: 'Mail-Adresse fehlt',
    when: 'parkingSpaceMailAddress leer',
  },
  { key: 'scheduled', label: 'Vorgemerkt', tone: 'orange', when: 'parkingSpaceNotificationScheduled' },
  { key: 'notified', label: 'Versendet', tone: 'green', when: 'parkingSpaceNotified' },
]);
