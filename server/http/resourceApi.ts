import type { FastifyRequest } from 'fastify';
import { resources } from '../../src/domain/resources.ts';
import type { Routes } from './context.ts';
import { contextOf, entrypoint, entrypointContext, hydraDocs, plainContext } from './hydraDocs.ts';
import { openApi } from './openapi.ts';
import { resourceRoutes } from './resourceRoutes.ts';

const jsonLd = 'application/ld+json; charset=utf-8';

/** The standard calls of every resource. */
export const resourceApi: Routes = (app, context) => {
  for (const resource of resources) resourceRoutes(app, resource, context);
};

/** What outside clients read to find their way: entrypoint, contexts and both documentations; open to everybody. */
export const documentationRoutes: Routes = (app, { version }) => {
  app.addHook('onSend', async (request, reply) => {
    void reply.header('link', `<${originOf(request)}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`);
  });
  app.get('/api', (_, reply) => reply.type(jsonLd).send(JSON.stringify(entrypoint(resources))));
  app.get('/api/docs.jsonld', (request, reply) => reply.type(jsonLd).send(JSON.stringify(hydraDocs(resources, originOf(request)))));
  app.get('/api/docs.openapi.json', (_, reply) => reply.type('application/json').send(JSON.stringify(openApi(resources, version))));
  app.get<{ Params: { type: string } }>('/api/contexts/:type', (request, reply) => {
    const origin = originOf(request);
    const { type } = request.params;
    const resource = resources.find((it) => it.type === type);
    const context = resource ? contextOf(resource, origin) : type === 'Entrypoint' ? entrypointContext(resources, origin) : plainContext(origin);
    return reply.type(jsonLd).send(JSON.stringify(context));
  });
};

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
