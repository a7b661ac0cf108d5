import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { openedFor } from '../../src/domain/access/openRows.ts';
import { reachOf, readableFields } from '../../src/domain/access/visible.ts';
import { readingMs } from '../../src/domain/app/patience.ts';
import { iriOf, type Resource } from '../../src/domain/define/resource.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { createOnce, type Once } from '../storage/createdOnce.ts';
import { callerId } from '../storage/actor.ts';
import type { Database } from '../storage/database.ts';
import { entryHistory } from '../storage/entryHistory.ts';
import { readActs, readChangedFields, readHistory } from '../storage/history.ts';
import { readOne } from '../storage/readRecords.ts';
import { readWhileWanted } from '../storage/readWhileWanted.ts';
import { Conflict, Forbidden, NotFound } from '../storage/refusals.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { createRecord } from '../write/records.ts';
import type { OpenScope } from '../write/scope.ts';
import { checkedInput, permittedInput } from '../write/checkedInput.ts';
import { fieldsReadBy, permitted } from '../read/listAccess.ts';
import { holdOwner, metList, metNew, metRecord } from '../read/openRows.ts';
import { readListQuery } from '../read/listQuery.ts';
import { onceKeyOf } from './onceKey.ts';
import { fieldsToSend, presentOne } from '../read/present.ts';
import { presentPage, presentTexts, textPlanOf } from '../read/presentTexts.ts';
import { recordId } from './recordId.ts';
import { ifMatchOf, prefersMinimal, sendCollection, sendItem, sendText, sendTexts } from './representation.ts';
import { searchTemplateOf } from './searchTemplate.ts';
import { whenGone } from './whenGone.ts';
import { removeOne, requireOwn, requireWrite, updateOne } from './writeOne.ts';

export type RouteServices = {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly clock: () => Date;
  readonly secret: string;
};
type WithId = { Params: { id: string } };

/**
 * The standard calls of one resource: list, read, create, update, delete and history. Its definition declares them, so
 * no call does it again.
 */
export function resourceRoutes(app: FastifyInstance, resource: Resource, services: RouteServices): void {
  const base = `/api/${resource.path}`;
  if (offers(resource, 'list')) {
    app.get(base, (request, reply) => list(request, reply, resource, services));
    app.get(`${base}.json`, (request, reply) => list(request, reply, resource, services));
  }
  if (offers(resource, 'create')) app.post(base, (request, reply) => create(request, reply, resource, services));
  if (offers(resource, 'read')) {
    app.get<WithId>(`${base}/:id`, (request, reply) => read(request, reply, resource, services));
    app.get<WithId>(`${base}/:id/logs`, (request, reply) => logs(request, reply, resource, services));
  }
  if (offers(resource, 'update')) {
    app.patch<WithId>(`${base}/:id`, (request, reply) => update(request, reply, resource, services));
    app.put<WithId>(`${base}/:id`, (request, reply) => update(request, reply, resource, services));
  }
  if (offers(resource, 'delete'))
    app.delete<WithId>(`${base}/:id`, (request, reply) => remove(request, reply, resource, services));
}

async function list(
  request: FastifyRequest,
  reply: FastifyReply,
  whole: Resource,
  { database, clock, secret }: RouteServices,
): Promise<FastifyReply> {
  const { actor } = request;
  const given = readListQuery(whole, request.query as Record<string, unknown>);
  const { resource, scope } = metList(whole, actor, given.filters);
  const fields = fieldsReadBy(resource, actor);
  const query = permitted(resource, given, actor);
  const sent = query.properties
    ? fieldsToSend(resource, actor.roles, query.properties)
    : fields.filter((it) => resource.fields[it]?.by === undefined);
  const page = await readWhileWanted(database.pool, {
    gone: whenGone(reply),
    max: readingMs,
    read: (to) =>
      presentPage({ to, pool: database.pool }, resource, {
        query: { ...query, scope },
        fields: sent,
        roles: actor.roles,
        signing: { secret, now: clock() },
      }),
  });
  return sendTexts(request, reply, {
    context: `/api/contexts/${resource.type}`,
    ...page,
    page: query.page,
    itemsPerPage: query.itemsPerPage,
    search: searchTemplateOf(resource),
  });
}

async function read(
  request: FastifyRequest<WithId>,
  reply: FastifyReply,
  whole: Resource,
  { database, clock, secret }: RouteServices,
): Promise<FastifyReply> {
  const id = idFrom(request);
  const { resource, scope } = await metRecord(database.pool, whole, { actor: request.actor, id, operation: 'read' });
  const texts = textPlanOf(resource, fieldsReadBy(resource, request.actor), request.actor.roles);
  if (texts) {
    const [found] = await presentTexts(database.pool, resource, { ...texts, ids: [id], scope });
    if (!found) throw new NotFound();
    return sendText(request, reply, { resource, ...found });
  }
  const record = await readOne(database.pool, resource, id, { scope });
  if (!record) throw new NotFound();
  return sendItem(request, reply, {
    resource,
    item: await presentOne(database.pool, resource, {
      record,
      roles: request.actor.roles,
      signing: { secret, now: clock() },
    }),
  });
}

async function create(
  request: FastifyRequest,
  reply: FastifyReply,
  whole: Resource,
  { database, openScope, clock, secret }: RouteServices,
): Promise<FastifyReply> {
  const { actor } = request;
  const resource = await metNew(database.pool, whole, { actor, body: request.body });
  requireWrite(resource, actor);
  const input = checkedInput(resource, permittedInput(resource, request.body, actor), { purpose: 'create' });
  const now = clock();
  const key = onceKeyOf(request);
  const caller = callerId(actor);
  const make = async (client: PoolClient) => {
    if (resource !== whole) await holdOwner(client, whole, { values: input });
    return createRecord({ resource, scope: openScope({ client, actor, now }) }, input);
  };
  const item = await database.transactionAndRead(
    (client) =>
      key === undefined || caller === null
        ? make(client)
        : madeOnce(client, resource, {
            once: { key, userId: caller, path: resource.path, body: request.body, now },
            make,
          }),
    (client, record) => presentOne(client, resource, { record, roles: actor.roles, signing: { secret, now } }),
  );
  void reply.header('location', iriOf(resource.path, item.id));
  return sendItem(request, reply, { resource, item, status: 201 });
}

/** The record of this call, which an earlier one with the same key may have made. */
async function madeOnce(
  client: PoolClient,
  resource: Resource,
  { once, make }: { once: Once; make: (client: PoolClient) => Promise<DomainRecord> },
): Promise<DomainRecord> {
  const id = await createOnce(client, once, async () => (await make(client)).id);
  const record = await readOne(client, resource, id);
  if (!record) throw new Conflict('Dieser Datensatz wurde schon angelegt und inzwischen gelöscht.');
  return record;
}

async function update(
  request: FastifyRequest<WithId>,
  reply: FastifyReply,
  resource: Resource,
  { database, openScope, clock, secret }: RouteServices,
): Promise<FastifyReply> {
  const isMinimal = prefersMinimal(request);
  const item = await updateOne(
    { database, openScope, resource, actor: request.actor, now: clock(), secret },
    { id: idFrom(request), ifMatch: ifMatchOf(request), body: request.body, isMinimal },
  );
  if (isMinimal) void reply.header('preference-applied', 'return=minimal');
  return sendItem(request, reply, { resource, item });
}

async function remove(
  request: FastifyRequest<WithId>,
  reply: FastifyReply,
  resource: Resource,
  { database, openScope, clock, secret }: RouteServices,
): Promise<FastifyReply> {
  await removeOne(
    { database, openScope, resource, actor: request.actor, now: clock(), secret },
    { id: idFrom(request), ifMatch: ifMatchOf(request) },
  );
  return reply.code(204).send();
}

async function logs(
  request: FastifyRequest<WithId>,
  reply: FastifyReply,
  whole: Resource,
  { database }: RouteServices,
): Promise<FastifyReply> {
  const { actor } = request;
  const id = idFrom(request);
  const { resource } = await metRecord(database.pool, whole, { actor, id, operation: 'read' });
  if (reachOf(resource, actor.roles) !== 'all') throw openedFor(whole, actor.roles) ? new NotFound() : new Forbidden();
  await requireOwn({ database, resource, actor }, id);
  const seen = new Set(readableFields(resource, actor.roles));
  // What is only accepted, never sent (a reason given with a write), may stand in the history nevertheless.
  const hidden = Object.entries(resource.fields).flatMap(([field, { option }]) =>
    seen.has(field) || option ? [] : [field],
  );
  const { page, itemsPerPage } = readListQuery(resource, pagingOf(request.query as Record<string, unknown>));
  const { by, field } = request.query as Readonly<Record<string, unknown>>;
  const asked = {
    path: resource.path,
    id,
    page,
    itemsPerPage,
    hidden,
    from: await entryHistory(database.pool, resource, id),
  };
  const read = {
    act: () =>
      readActs(database.pool, { ...asked, field: typeof field === 'string' && field !== '' ? field : undefined }),
    field: () => readChangedFields(database.pool, asked),
    row: () => readHistory(database.pool, asked),
  };
  const { rows, total } = await read[by === 'act' || by === 'field' ? by : 'row']();
  return sendCollection(request, reply, {
    context: '/api/contexts/HistoryEntry',
    members: rows.map((row) => ({ '@type': 'HistoryEntry', ...row })),
    total,
    page,
    itemsPerPage,
  });
}

function pagingOf(query: Record<string, unknown>): Record<string, unknown> {
  return { page: query.page, itemsPerPage: query.itemsPerPage ?? '25' };
}

function idFrom(request: FastifyRequest<WithId>): number {
  return recordId(request.params.id.replace(/\.json$/, ''));
}
