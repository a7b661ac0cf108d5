import type { FastifyRequest } from 'fastify';
import { resources } from '../../src/domain/resources.ts';
import { memory } from '../storage/memory.ts';
import type { Routes } from './context.ts';
import { contextOf, entrypoint, entrypointContext, hydraDocs, plainContext } from './hydraDocs.ts';
import { openApi } from './openapi.ts';
import { resourceRoutes } from './resourceRoutes.ts';

const jsonLd = 'application/ld+json; charset=utf-8';

/** The standard calls of every resource. */
export const resourceApi: Routes = (app, context) => {
  for (const resource of resources) resourceRoutes(app, resource, context);
};

/**
 * The documentation is the same as long as the program runs; anybody may ask for it under any host name, so only a few
 * are kept.
 */
const hydraTexts = memory<string>({ milliseconds: Infinity, max: 8 });

/**
 * What outside clients read to find their way: entrypoint, contexts and both documentations; open to everybody. Routes
 * by hand: they are what describes the declared calls.
 */
export const documentationRoutes: Routes = (app, { version }) => {
  let openApiText: string | undefined;
  app.addHook('onSend', async (request, reply) => {
    void reply.header(
      'link',
      `<${originOf(request)}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
    );
  });
  app.get('/api', (_, reply) => reply.type(jsonLd).send(JSON.stringify(entrypoint(resources))));
  app.get('/api/docs.jsonld', (request, reply) => reply.type(jsonLd).send(hydraText(originOf(request))));
  app.get('/api/docs.openapi.json', (_, reply) =>
    reply.type('application/json').send((openApiText ??= JSON.stringify(openApi(resources, version)))),
  );
  app.get<{ Params: { type: string } }>('/api/contexts/:type', (request, reply) => {
    const origin = originOf(request);
    const { type } = request.params;
    const resource = resources.find((it) => it.type === type);
    const context = resource
      ? contextOf(resource, origin)
      : type === 'Entrypoint'
        ? entrypointContext(resources, origin)
        : plainContext(origin);
    return reply.type(jsonLd).send(JSON.stringify(context));
  });
};

function hydraText(origin: string): string {
  const known = hydraTexts.get(resources, origin);
  if (known !== undefined) return known;
  const made = JSON.stringify(hydraDocs(resources, origin));
  hydraTexts.set(resources, origin, made);
  return made;
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
