import { choices } from '../../choices/choices.ts';

/** How far a complaint is; worked out from what happened to its protocol since. */
export const complaintStates = choices('Stand einer Beanstandung', [
  { key: 'open', label: 'offen', tone: 'danger' },
  { key: 'asked', label: 'angefordert', tone: 'warn' },
  { key: 'handedIn', label: 'nachgereicht', tone: 'avis-first-contact' },
  { key: 'settled', label: 'erledigt', tone: 'ok' },
]);
