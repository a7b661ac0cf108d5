import { choices } from '../../choices/choices.ts';

/** Used by protocols.processState. */
export const protocolStates = choices('Protokollstatus', [
  {
    key: 'UNPROCESSED',
    label: 'Nicht begonnen',
    status: 0,
    badge: null,
    returnBadge: null,
    tone: 'grey',
    next: 'STARTED',
  },
  { key: 'STARTED', label: 'Begonnen', status: 1, badge: 'U1', returnBadge: 'U5', tone: 'blue', next: 'SUBMITTED' },
  { key: 'SUBMITTED', label: 'Abgeholt U2', status: 2, badge: 'U2', returnBadge: 'U6', tone: 'cyan', next: 'RECEIVED' },
  {
    key: 'RECEIVED',
    label: 'Ausgeliefert U3',
    status: 3,
    badge: 'U3',
    returnBadge: 'U7',
    tone: 'amber',
    next: 'CLOSED',
  },
  { key: 'CLOSED', label: 'Abgeschlossen U4', status: 4, badge: 'U4', returnBadge: 'U8', tone: 'green', next: null },
]);
