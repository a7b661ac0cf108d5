import { apiKey } from '../../src/domain/user/apiKey.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { makeKey, storeKey } from '../storage/apiKeys.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { recordId } from './recordId.ts';

/** `POST /api/api_keys/{id}/issue`: gives the record a key, which is answered this once; one that it had is worth nothing from now on. */
export const apiKeyRoutes: Routes = (app, { database, openScope, clock }) => {
  app.post<{ Params: { id: string } }>('/api/api_keys/:id/issue', { onRequest: demand(apiKey.area, 'write') }, async ({ actor, params }, reply) => {
    const id = recordId(params.id);
    const { key, startsWith } = makeKey();
    const now = clock();
    const { name, roles, validUntil } = await database.transaction(async (client) => {
      const changed = await openScope({ client, actor, now }).change(apiKey, iriOf(apiKey.path, id), { startsWith, issuedAt: now.toISOString() });
      await storeKey(client, id, key);
      return changed;
    });
    return reply.code(201).header('cache-control', 'no-store').send({ key, name, roles, validUntil });
  });
};
