import { z } from 'zod';
import { endOtherSessions, endOwnSession, ownSessions } from '../../../src/domain/user/sessionCalls.ts';
import { NotFound } from '../../storage/refusals.ts';
import { endSession, endSessions, sessionsOf } from '../../storage/sessions.ts';
import { respond } from '../handler.ts';
import { deviceOf } from './deviceOf.ts';

const id = z.uuid();

/** Where the person who asks is signed in. */
export const listSessions = respond(ownSessions, async ({ database, actor, session, now }) => {
  const sessions = await sessionsOf(database.pool, actor.userId ?? 0, now);
  return {
    sessions: sessions.map(({ userAgent, ...it }) => ({
      ...it,
      device: deviceOf(userAgent),
      isCurrent: it.id === session,
    })),
  };
});

/** The end of one sign-in. */
export const endOne = respond(endOwnSession, async ({ database, actor }, { session }) => {
  const asked = id.safeParse(session);
  const isEnded =
    asked.success &&
    (await database.transaction((client) => endSession(client, { userId: actor.userId ?? 0, id: asked.data })));
  if (!isEnded) throw new NotFound();
  return undefined;
});

/** The end of all sign-ins but the one that asks. */
export const endOthers = respond(endOtherSessions, async ({ database, actor, session }) => {
  await database.transaction((client) => endSessions(client, actor.userId ?? 0, { except: session }));
  return undefined;
});
