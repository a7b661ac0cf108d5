import { defineNoun } from '../../src/domain/define/noun.ts';

/** A resource as wide as the largest ones, to see what it costs those who never open it. */
export const triedNoun = defineNoun({
  path: 'tried_records',
  type: 'TriedRecord',
  title: { one: 'Musterakte', gender: 'f', many: 'Musterakten' },
  icon: 'file-text',
  area: 'settings',
  represent: (it) => it.bezeichnung ?? 'Neue Musterakte',
  pick: ['bezeichnung'],
  details: async () => (await import('./triedDetails.ts')).triedDetails,
});
