import { choices } from '../../choices/choices.ts';

/** Used by contract_avis.link. */
export const avisLinkDirections = choices('Rundfahrt', [
  { key: 'outbound', label: 'Hinfahrt' },
  { key: 'return', label: 'Rückfahrt' },
]);
