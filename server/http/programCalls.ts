import type { FastifyInstance } from 'fastify';
import { isWorthNoting, noteProgramCall } from '../log/noteProgramCall.ts';
import type { Context } from './context.ts';

/** Writes into the log what programs with keys change, after they have been answered. */
export function noteProgramCalls(app: FastifyInstance, { database, clock }: Pick<Context, 'database' | 'clock'>): void {
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    const { actor, method, url, body, headers, log } = request;
    // Refused before anybody knew who asks, there is no actor.
    if ((actor as typeof actor | null)?.keyId === undefined || !isWorthNoting({ method, status })) return;
    const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
    const call = {
      at: clock(),
      keyName: actor.username,
      method,
      url,
      userAgent: headers['user-agent'],
      status,
      fields,
    };
    await noteProgramCall(database.pool, call).catch((error: unknown) => {
      log.warn({ err: error }, 'the call of a program was not noted');
    });
  });
}
