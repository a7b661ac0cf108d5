import { z } from 'zod';
import { endSession, endSessions, sessionsOf } from '../storage/sessions.ts';
import { NotFound } from '../storage/refusals.ts';
import type { Routes } from './context.ts';
import { deviceOf } from './deviceOf.ts';

const id = z.uuid();

/** Where the person who asks is signed in, and the end of it: of one sign-in, or of all but his own. */
export const ownSessionRoutes: Routes = (app, { database, clock }) => {
  app.get('/api/users/me/sessions', async ({ actor, session }, reply) => {
    void reply.header('cache-control', 'no-store');
    const sessions = await sessionsOf(database.pool, actor.userId ?? 0, clock());
    return { sessions: sessions.map(({ userAgent, ...it }) => ({ ...it, device: deviceOf(userAgent), isCurrent: it.id === session })) };
  });
  app.delete<{ Params: { session: string } }>('/api/users/me/sessions/:session', async ({ actor, params }, reply) => {
    const asked = id.safeParse(params.session);
    const isEnded = asked.success && (await database.transaction((client) => endSession(client, { userId: actor.userId ?? 0, id: asked.data })));
    if (!isEnded) throw new NotFound();
    return reply.code(204).send();
  });
  app.delete('/api/users/me/sessions', async ({ actor, session }, reply) => {
    await database.transaction((client) => endSessions(client, actor.userId ?? 0, { except: session }));
    return reply.code(204).send();
  });
};
