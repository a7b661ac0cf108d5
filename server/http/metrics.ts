import { createHash, timingSafeEqual } from 'node:crypto';
import fastifyMetrics from 'fastify-metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { problem } from './problem.ts';

/** `GET /metrics` for Prometheus, from this machine or with the token of the settings. */
export async function registerMetrics(app: FastifyInstance, { metricsToken }: Pick<Settings, 'metricsToken'>): Promise<void> {
  await app.register(fastifyMetrics, { endpoint: null, clearRegisterOnInit: true, routeMetrics: { groupStatusCodes: true, registeredRoutesOnly: true } });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, metricsToken)) throw problem(403, 'Messwerte gibt es nur auf diesem Rechner oder mit dem Token aus LEITSTAND_METRICS_TOKEN.');
    const { register } = app.metrics.client;
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** A request that a proxy or a page of another origin passed on is not from this machine, whatever its last hop. */
function mayMeasure(request: FastifyRequest, token: string | null): boolean {
  const isDirect = request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined && request.headers.origin === undefined;
  if (isDirect && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')) return true;
  const [, given] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
