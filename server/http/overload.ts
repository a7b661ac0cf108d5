import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Several times what an office with hundreds of open consoles sends when all of them come back at once. */
const usualMax = 1_000;
/** Streams stay open all day, and whoever watches the installation must get an answer especially now. */
const uncounted: ReadonlySet<string> = new Set(['/api/live', '/api/health', '/metrics']);

/**
 * Turns newcomers away while too many requests are under way, so that these come to their end. What counts is the work
 * that was taken on, not how late the clock ticks: on a machine that is busy with other things the clock is late too,
 * and a refusal would help nobody.
 */
export function refuseOverload(app: FastifyInstance, max = usualMax): { underWay(): number } {
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (uncounted.has(request.routeOptions.url ?? '')) return done();
    if (underWay >= max)
      return done(
        problem(503, 'Der Server ist überlastet; bitte gleich noch einmal versuchen.', {
          headers: { 'retry-after': '5' },
        }),
      );
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    return done();
  });
  return { underWay: () => underWay };
}
