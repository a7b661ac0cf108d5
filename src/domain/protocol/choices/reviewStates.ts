import { choices } from '../../choices/choices.ts';

/** What the office has decided about a protocol in the review lane. */
export const reviewStates = choices('Prüfung eines Protokolls', [
  { key: 'checked', label: 'geprüft' },
  { key: 'complained', label: 'beanstandet' },
  { key: 'later', label: 'zurückgestellt' },
]);
