import { demand } from '../authenticate.ts';
import type { Routes } from '../context.ts';
import type { Hub } from './hub.ts';
import { openStream } from './stream.ts';

/** The stream of live changes. A route by hand: a declared call has one answer, a stream has none. */
export function liveRoutes(hub: Hub): Routes {
  return (app) => {
    app.addHook('preClose', () => hub.close());

    const forStaff = { onRequest: demand('own', 'read') };

    app.get('/api/live', forStaff, async (request, reply) => {
      reply.hijack();
      const stream = openStream(reply.raw, request.actor);
      // A key has no end of its own; whether it still holds is watched like a session.
      const untilTokenEnds =
        request.actor.keyId === undefined
          ? setTimeout(
              () => {
                stream.end();
              },
              request.user.exp * 1_000 - Date.now(),
            )
          : undefined;
      const unwatch = app.standings.watch(request.session, request.standing, () => {
        stream.end();
      });
      reply.raw.on('close', () => {
        clearTimeout(untilTokenEnds);
        unwatch();
        hub.leave(stream);
      });
      // A console that could not be let in must not wait for ever: it comes back by itself.
      await hub.join(stream, request.headers['last-event-id']?.toString()).catch(() => {
        stream.end();
      });
    });
  };
}
