import { apiKey } from '../../domain/user/apiKey.ts';
import { defineCommand, one, type Command } from '../command.ts';

/** Gives a record of the list of keys a key, which is shown this once. */
export const issueApiKey: Command = defineCommand({
  id: 'apiKey.issue',
  title: 'Schlüssel ausgeben …',
  group: 'Zugangsschlüssel',
  icon: 'key-round',
  places: ['api_keys.row', 'api_keys.toolbar'],
  on: one(apiKey),
  area: 'administration',
  needsWrite: true,
  load: async () => (await import('./apiKeyRuns.ts')).issueKey,
});
