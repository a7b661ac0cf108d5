import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Where entries of the log lie once they are no longer fresh, until their time is over. */
export const logArchive = defineNoun({
  path: 'log_archives',
  type: 'LogArchive',
  title: { one: 'Archivierter Logeintrag', gender: 'm', many: 'Log-Archiv' },
  icon: 'archive',
  area: 'settings',
  represent: (it) => it.message ?? 'Logeintrag',
  pick: ['type', 'level', 'message'],
  operations: ['list', 'read'],
  opaque: ['data'],
  perPage: 25,
  details: async () => (await import('./logArchiveDetails.ts')).logArchiveDetails,
});
export type LogArchive = RowOf<typeof logArchive>;
