import { choices } from '../../choices/choices.ts';

/** Used by notifications.entityType. */
export const notificationEntityTypes = choices('Bezug der Benachrichtigung', [
  { key: 'Protocol', label: 'Protokoll' },
  { key: 'ContractAvis', label: 'Avisierung' },
  { key: 'Contract', label: 'Auftrag' },
]);
