import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
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
  run: async ([record], tools) => {
    if (!record) return;
    const name = record.name ?? '';
    if (
      record.startsWith &&
      (await tools.ask({
        verdict: 'ask',
        title: 'Neuen Schlüssel ausgeben',
        question: `Der bisherige Schlüssel von „${name}“ gilt dann sofort nicht mehr.`,
        confirm: 'Neuen Schlüssel ausgeben',
        danger: true,
      })) === null
    )
      return;
    try {
      const { key } = await call((await import('../../domain/user/apiKeyCalls.ts')).issueApiKey, { id: record['@id'] });
      refetchLists(apiKey.path);
      tools.dialog('apiKey.issued', { name, value: key });
    } catch (error) {
      tools.notify.error('Kein Schlüssel ausgegeben', { detail: messageOf(error) });
    }
  },
});
