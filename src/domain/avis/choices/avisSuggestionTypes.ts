import { choices } from '../../choices/choices.ts';

/** Used by contract_avis_suggestions.type. */
export const avisSuggestionTypes = choices('Vorschlagsart', [
  { key: 'match', label: 'Passende Fahrt', hint: 'liegt zeitlich und räumlich nahe und kann zum selben Paket' },
  { key: 'link', label: 'Rundfahrt', hint: 'Rückfahrt zur selben Adresse' },
]);
