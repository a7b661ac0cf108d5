import { z } from 'zod';
import { mayRead } from '../../../src/domain/access/matrix.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { takeSeat } from '../../storage/presence.ts';
import { demand } from '../authenticate.ts';
import type { Routes } from '../context.ts';
import type { Hub } from './hub.ts';
import { openStream } from './stream.ts';

const place = z.strictObject({
  iri: z.string().max(80).nullable(),
  field: z.string().max(80).nullable().default(null),
  window: z.string().max(40).default(''),
});

/** The stream of live changes, and the posts of who looks at what. */
export function liveRoutes(hub: Hub): Routes {
  return (app, { database }) => {
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

    app.post('/api/presence', forStaff, async (request, reply) => {
      const { iri, field, window } = place.parse(request.body);
      const { actor } = request;
      const path = iri?.split('/')[2] ?? '';
      const known =
        iri === null ||
        (idOf(path, iri) !== undefined && mayRead(actor.roles, resourceByPath(path)?.area ?? 'administration'));
      if (known && actor.userId !== null) await takeSeat(database.pool, { userId: actor.userId, window, iri, field });
      return reply.code(204).send();
    });
  };
}
