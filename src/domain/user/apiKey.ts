import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/**
 * What another program signs in with instead of a person's password; the key itself is shown once when it is issued and
 * kept nowhere.
 */
export const apiKey = defineNoun({
  path: 'api_keys',
  type: 'ApiKey',
  title: { one: 'Zugangsschlüssel', gender: 'm', many: 'Zugangsschlüssel' },
  icon: 'key-round',
  area: 'administration',
  represent: (it) => it.name ?? 'Neuer Zugangsschlüssel',
  pick: ['name'],
  details: async () => (await import('./apiKeyDetails.ts')).apiKeyDetails,
});
export type ApiKey = RowOf<typeof apiKey>;
