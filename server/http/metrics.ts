import { createHash, timingSafeEqual } from 'node:crypto';
import fastifyMetrics from 'fastify-metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { problem } from './problem.ts';

/**
 * `GET /metrics` for Prometheus, from this machine or with the token of the settings. A route by hand: it answers in
 * the text form of Prometheus, and no role opens it.
 */
export async function registerMetrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
  load: { underWay(): number },
): Promise<void> {
  await app.register(fastifyMetrics, { endpoint: null, clearRegisterOnInit: true, routeMetrics: { enabled: false } });
  measureRequests(app, load);
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, metricsToken))
      throw problem(403, 'Messwerte gibt es nur auf diesem Rechner oder mit dem Token aus LEITSTAND_METRICS_TOKEN.');
    const { register } = app.metrics.client;
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/**
 * How many requests there were and how long they took; few labels with few values, because each combination is kept and
 * sent for ever.
 */
function measureRequests(app: FastifyInstance, load: { underWay(): number }): void {
  const { Counter, Gauge, Histogram } = app.metrics.client;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'status_code'] as const,
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  });
  const counts = new Counter({
    name: 'http_requests_total',
    help: 'Requests by the part of the system that was asked',
    labelNames: ['part', 'status_code'] as const,
  });
  const underWay = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that are being worked on',
    collect: () => {
      underWay.set(load.underWay());
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status_code = `${String(Math.floor(reply.statusCode / 100))}xx`;
    durations.observe({ method: request.method, status_code }, reply.elapsedTime / 1_000);
    counts.inc({ part: partOf(request.routeOptions.url), status_code });
    done();
  });
}

/** `contracts` of `/api/contracts/:id`: taken from the route, never from what somebody typed. */
function partOf(route: string | undefined): string {
  const [, first = '', second = ''] = (route ?? '').split('/');
  return (first === 'api' ? second : first).split('.')[0]?.replace(/[^\w-]/g, '') || 'other';
}

/** A request that a proxy or a page of another origin passed on is not from this machine, whatever its last hop. */
function mayMeasure(request: FastifyRequest, token: string | null): boolean {
  const isDirect =
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined &&
    request.headers.origin === undefined;
  if (isDirect && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')) return true;
  const [, given] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
