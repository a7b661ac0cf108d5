import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A message to one user about one record. */
export const notification = defineNoun({
  path: 'notifications',
  type: 'Notification',
  title: { one: 'Benachrichtigung', gender: 'f', many: 'Benachrichtigungen' },
  icon: 'bell',
  area: 'own',
  represent: (it) => it.title ?? 'Benachrichtigung',
  pick: ['title'],
  operations: ['list', 'read', 'update'],
  opaque: ['data'],
  details: async () => (await import('./notificationDetails.ts')).notificationDetails,
});
export type Notification = RowOf<typeof notification>;
