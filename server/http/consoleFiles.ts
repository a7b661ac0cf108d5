import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import { isOutside } from './publicPageRoutes.ts';

/**
 * Serves the built console: hashed files forever, everything else fresh; unknown addresses of a browser are panels of
 * the console.
 */
export async function registerConsole(app: FastifyInstance, consoleDir: string | null): Promise<void> {
  if (consoleDir !== null) {
    await app.register(fastifyStatic, {
      root: consoleDir,
      cacheControl: false,
      dotfiles: 'ignore',
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${sep}assets${sep}`);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (consoleDir === null || !isPanelAddress(request)) throw problem(404, 'Diese Adresse gibt es nicht.');
    // Not returned: a reply that is waited for gets so many listeners that Node warns of a leak with each page.
    void reply.sendFile('index.html');
  });
}

function isPanelAddress(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  if (
    !['GET', 'HEAD'].includes(request.method) ||
    isFile ||
    isOutside(path) ||
    /^\/(api|assets|metrics|authentication_token)(\/|$)/.test(path)
  )
    return false;
  return (request.headers.accept ?? '*/*').split(',').some((it) => /^\s*(text\/html|\*\/\*)/.test(it));
}
