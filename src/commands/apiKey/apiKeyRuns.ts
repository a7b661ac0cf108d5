import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import type { Entity } from '../../api/records/entities.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { apiKey } from '../../domain/user/apiKey.ts';
import { issueApiKey } from '../../domain/user/apiKeyCalls.ts';
import type { Tools } from '../tools.ts';

/** Asks where a key would lose its force, then shows the new one. */
export async function issueKey([record]: readonly Entity<typeof apiKey>[], tools: Tools): Promise<void> {
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
    const { key } = await call(issueApiKey, { id: record['@id'] });
    refetchLists(apiKey.path);
    tools.dialog('apiKey.issued', { name, value: key });
  } catch (error) {
    tools.notify.error('Kein Schlüssel ausgegeben', { detail: messageOf(error) });
  }
}
