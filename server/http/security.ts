import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCors from '@fastify/cors';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { networkOf } from '../actions/session/networkOf.ts';
import { problem } from './problem.ts';

/** What stands between any route and the outside: headers, origins, compression, limits. */
export async function registerSecurity(
  app: FastifyInstance,
  settings: Pick<Settings, 'tileUrl' | 'embeddedPages'>,
): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'sameorigin' },
  });
  // Nothing here rests on cookies, so a foreign origin gains nothing without a token; outside hydra clients need these
  // headers.
  await app.register(fastifyCors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'Link',
      'ETag',
      'Location',
      'X-Total-Count',
      'X-Total-Is-At-Least',
      'Retry-After',
      'Preference-Applied',
    ],
    maxAge: 86_400,
  });
  await app.register(fastifyCompress, {
    threshold: 2048,
    globalDecompression: false,
    encodings: ['zstd', 'br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 1 },
  });
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      problem(429, `Zu viele Anfragen; bitte warten Sie ${Math.ceil(ttl / 1000)} Sekunden.`, {
        headers: { 'retry-after': String(Math.ceil(ttl / 1000)) },
      }),
  });
}

/**
 * Only what comes from here runs; the grid and the notifications write style elements, map tiles may come from a
 * configured server, and a frame shows a configured page and no other.
 */
function contentPolicy({
  tileUrl,
  embeddedPages,
}: Pick<Settings, 'tileUrl' | 'embeddedPages'>): Record<string, string[]> {
  const tiles = tileUrl === null ? [] : [new URL(tileUrl).origin];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...tiles],
    // Papers that were fetched with a sign-in are shown from memory; the browser's viewer of PDF is a frame.
    'frame-src': [
      "'self'",
      'blob:',
      ...Object.values(embeddedPages).flatMap((it) => (it === null ? [] : [framePolicy(it)])),
    ],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

/** The page itself: a policy knows no query, and a comma or semicolon would end it. */
function framePolicy(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
