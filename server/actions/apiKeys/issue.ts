import { iriOf } from '../../../src/domain/define/resource.ts';
import { apiKey } from '../../../src/domain/user/apiKey.ts';
import { issueApiKey } from '../../../src/domain/user/apiKeyCalls.ts';
import { makeKey, storeKey } from '../../storage/apiKeys.ts';
import { respond } from '../handler.ts';

/** Gives the record a key, which is answered this once; one that it had is worth nothing from now on. */
export const issue = respond(issueApiKey, async ({ database, openScope, actor, now }, { id }) => {
  const { key, startsWith } = makeKey();
  const { name, roles, validUntil } = await database.transaction(async (client) => {
    const changed = await openScope({ client, actor, now }).change(apiKey, iriOf(apiKey.path, id), {
      startsWith,
      issuedAt: now.toISOString(),
    });
    await storeKey(client, id, key);
    return changed;
  });
  return { key, name: name ?? '', roles, validUntil };
});
