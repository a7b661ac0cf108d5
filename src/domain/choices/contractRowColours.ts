import { choices } from './choices.ts';

/** Used by contracts list, disposition. */
export const contractRowColours = choices('Farblegende', [
  { key: 'storno', label: 'Storno', from: 'isStorniert', light: '#F8D7DA', dark: '#4A1F24', mark: 'diagonal' },
  {
    key: 'addressChangeFollows',
    label: 'Adressänderung folgt',
    from: 'avis.color',
    light: '#FFE8B3',
    dark: '#4A3A12',
    mark: 'stripe-left',
  },
  {
    key: 'addressChangeEntered',
    label: 'Adressänderung eingetragen',
    from: 'avis.color',
    light: '#D5EBCF',
    dark: '#213D1C',
    mark: 'stripe-left',
  },
  {
    key: 'feedbackDispo',
    label: 'Rückmeldung Dispo',
    from: 'avis.color',
    light: '#D3E3F8',
    dark: '#1B3352',
    mark: 'stripe-left',
  },
  {
    key: 'reminderOffice',
    label: 'Erinnerung Office',
    from: 'avis.color',
    light: '#E6D9F5',
    dark: '#38254F',
    mark: 'stripe-left',
  },
]);
