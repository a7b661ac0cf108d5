import { choices } from '../../choices/choices.ts';

/** Used by contract_avis.status. */
export const avisStatuses = choices('Status der Avisierung', [
  { key: 'pending', label: 'Offen', default: true, defaultShown: true, tone: 'grey' },
  { key: 'first_contact', label: 'Erstkontakt', defaultShown: true, tone: 'blue' },
  { key: 'awaiting_response', label: 'Rückmeldung ASP abwarten', defaultShown: true, tone: 'amber' },
  { key: 'doing', label: 'In Bearbeitung', defaultShown: true, tone: 'cyan' },
  { key: 'awaiting_dispo', label: 'Rückmeldung Dispo', defaultShown: false, tone: 'violet' },
  {
    key: 'confirmed',
    label: 'Termin bestätigt',
    defaultShown: false,
    tone: 'green',
    confirmIfFlex: 'Flex-Auftrag wirklich bestätigen?',
  },
]);
