import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wireOf, type AnyCall, type PageOf, type PageOfTexts, type RecordCall } from '../../src/domain/define/call.ts';
import type { Fields } from '../../src/domain/define/field.ts';
import { schemaOf } from '../../src/domain/define/schema.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import type { Asked, Handler, OpenlyAsked } from '../actions/handler.ts';
import { handlers } from '../actions/handlers.ts';
import { recordCalls } from '../../src/domain/calls.ts';
import { Invalid, NotFound } from '../storage/refusals.ts';
import { violationsOf } from '../write/checkedInput.ts';
import { withoutClientsOwn } from '../write/clientsOwn.ts';
import { demand, tokenFor } from './authenticate.ts';
import type { Context, Routes } from './context.ts';
import { recordId } from './recordId.ts';
import { ifMatchOf, sendCollection, sendItem, sendTexts } from './representation.ts';
import { whenGone } from './whenGone.ts';
import { performOne } from './writeOne.ts';

/** Every declared call that anybody may make, at its address: input → work. */
export const openCallRoutes: Routes = (app, context) => {
  for (const handler of handlers) {
    if (handler.call.area !== 'anybody') continue;
    app.route({
      ...placeOf(handler.call),
      handler: (request, reply) =>
        answered(request, reply, { handler, asked: openlyAsked(app, context, { request, reply }) }),
    });
  }
};

/**
 * Every other declared call at its address: access → input → work; those on a record: access → input → record →
 * If-Match → rule → work, in one transaction.
 */
export const callRoutes: Routes = (app, context) => {
  for (const handler of handlers) {
    if (handler.call.area === 'anybody') continue;
    app.route({
      ...placeOf(handler.call),
      handler: (request, reply) =>
        answered(request, reply, { handler, asked: askedBy(app, context, { request, reply }) }),
    });
  }
  for (const call of recordCalls)
    app.route({ ...placeOf(call), handler: (request, reply) => performed(request, reply, { call, context }) });
};

function placeOf(call: AnyCall) {
  const { method, address } = wireOf(call);
  const { area, perMinute } = call;
  return {
    method,
    url: (call.besideApi ? '' : '/api') + address.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      ...(call.withFirstPassword && { withFirstPassword: true }),
      ...(perMinute !== undefined && { rateLimit: { max: perMinute, timeWindow: 60_000 } }),
    },
    ...(area !== 'everybody' &&
      area !== 'anybody' && { onRequest: demand([area, call.openTo ?? area], call.write ? 'write' : 'read') }),
  };
}

async function answered(
  request: FastifyRequest,
  reply: FastifyReply,
  { handler, asked }: { handler: Handler; asked: OpenlyAsked },
): Promise<FastifyReply> {
  const { call, work } = handler;
  const result: unknown = await work(asked as never, { ...givenIn(request, handler), ...partsOf(request) } as never);
  void reply.header('cache-control', 'no-store');
  switch (call.answer.kind) {
    case 'page': {
      const context = `/api/contexts/${call.answer.context}`;
      const page = result as PageOf<object> | PageOfTexts;
      return 'texts' in page
        ? sendTexts(request, reply, { context, ...page })
        : sendCollection(request, reply, { context, ...page });
    }
    case 'json':
      return reply.code(call.answer.status).send(result);
    default:
      return reply.code(204).send();
  }
}

/**
 * What is sent with the call, checked; a DELETE may say it in its address too, because not every client sends a body
 * with one.
 */
function givenIn({ method, query, body }: FastifyRequest, { call, read }: Handler): object {
  const given = (
    method === 'GET' ? query : method === 'DELETE' ? { ...(query as object), ...(body as object) } : (body ?? {})
  ) as object;
  if (read) return read(given as never);
  return call.input.kind === 'filters' ? given : checkedFields(call.input as Fields, method === 'GET' ? {} : given);
}

/** Checks what a call carries in fields. */
export function checkedFields(fields: Fields, given: unknown): Record<string, unknown> {
  const parsed = schemaOf(fields, 'create').safeParse(withoutClientsOwn(given ?? {}));
  if (!parsed.success) throw new Invalid(violationsOf(parsed.error));
  return parsed.data;
}

/** The parts of the address; where no number of a record stands, no record can be found. */
function partsOf({ params }: FastifyRequest): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(params as Readonly<Record<string, string>>).map(([name, value]) => [
      name,
      name === 'id' ? recordId(value) : value,
    ]),
  );
}

const longestUserAgent = 300;

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

function openlyAsked(
  app: FastifyInstance,
  { build, clock, ...context }: Context,
  { request: { ip, headers }, reply }: Exchange,
): OpenlyAsked {
  return {
    ...context,
    build: build(),
    whence: { userAgent: (headers['user-agent'] ?? '').slice(0, longestUserAgent), address: ip },
    now: clock(),
    leaving: whenGone(reply),
    tokenFor: (bearer) => tokenFor(app, bearer),
    warn: (line) => {
      app.log.warn(line);
    },
  };
}

function askedBy(app: FastifyInstance, context: Context, exchange: Exchange): Asked {
  const { actor, session, standing } = exchange.request;
  return {
    ...openlyAsked(app, context, exchange),
    actor,
    session,
    mustChangePassword: standing.mustChangePassword,
  };
}

async function performed(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, context: { database, openScope, clock, secret } }: { call: RecordCall; context: Context },
): Promise<FastifyReply> {
  const { actor } = request;
  const resource = resourceByPath(call.answer.of);
  if (!resource) throw new NotFound();
  const { id } = partsOf(request);
  const input = checkedFields(call.input, request.body);
  const item = await performOne(
    { database, openScope, resource, actor, now: clock(), secret },
    { call, id: id === undefined ? undefined : Number(id), ifMatch: ifMatchOf(request), input },
  );
  return item ? sendItem(request, reply, { resource, item }) : reply.code(204).send();
}
