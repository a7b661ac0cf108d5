import type { FastifyReply, FastifyRequest } from 'fastify';
import { actions } from '../../src/domain/actions.ts';
import { mayWrite } from '../../src/domain/access/matrix.ts';
import { wireOf, type Action } from '../../src/domain/define/action.ts';
import { idOf, iriOf, type Resource } from '../../src/domain/define/resource.ts';
import { schemaOf } from '../../src/domain/define/schema.ts';
import type { Verdict } from '../../src/domain/define/verdict.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { performers } from '../actions/performers.ts';
import { scopeOf } from '../actions/scope.ts';
import { readOne } from '../storage/readRecords.ts';
import { Forbidden, Invalid, NotFound, Stale } from '../storage/refusals.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { violationsOf } from './checkedInput.ts';
import type { Context, Routes } from './context.ts';
import { presentOne } from './present.ts';
import { ifMatchOf, sendItem } from './representation.ts';
import { showingCurrent } from './showingCurrent.ts';

/** The calls of actions that have an address of their own: access → input → record → If-Match → rule → work, in one transaction. */
export const actionRoutes: Routes = (app, context) => {
  for (const action of actions) {
    const { method, address } = wireOf(action);
    app.route({ method, url: `/api${address.replace('{id}', ':id')}`, handler: (request, reply) => perform(request, reply, { action, context }) });
  }
};

async function perform(request: FastifyRequest, reply: FastifyReply, { action, context: { database, clock } }: { action: Action; context: Context }): Promise<FastifyReply> {
  const { actor } = request;
  if (!mayWrite(actor.roles, action.area)) throw new Forbidden();
  const resource = resourceByPath(action.on);
  const work = performers[action.id];
  if (!resource || !work) throw new NotFound();
  const input = inputOf(action, request.body);
  const shown = await showingCurrent({ database, resource, roles: actor.roles }, () => database.transaction(async (client) => {
    const record = await recordOf(request, resource, (id) => readOne(client, resource, id, { lock: true }));
    const ifMatch = ifMatchOf(request);
    if (record && ifMatch !== undefined && ifMatch !== record.version) throw new Stale(record);
    const verdict: Verdict | undefined = record && action.check?.(record, input as never);
    if (verdict?.verdict === 'refused') throw new Invalid([{ propertyPath: verdict.field ?? '', message: verdict.reason }]);
    return (await work(scopeOf({ client, actor, now: clock() }), { record, input })) ?? (record && iriOf(resource.path, record.id));
  }));
  const record = shown === undefined ? undefined : await readOne(database.pool, resource, idOf(resource.path, shown) ?? 0);
  if (!record) return reply.code(204).send();
  return sendItem(request, reply, { resource, item: await presentOne(database.pool, resource, { record, roles: actor.roles }) });
}

function inputOf(action: Action, body: unknown): Record<string, unknown> {
  const parsed = schemaOf(action.input, 'create').safeParse(body ?? {});
  if (!parsed.success) throw new Invalid(violationsOf(parsed.error));
  return parsed.data;
}

async function recordOf(request: FastifyRequest, resource: Resource, read: (id: number) => Promise<DomainRecord | undefined>): Promise<DomainRecord | undefined> {
  const { id } = request.params as { id?: string };
  if (id === undefined) return undefined;
  const record = /^\d{1,15}$/.test(id) ? await read(Number(id)) : undefined;
  if (!record) throw new NotFound(resource.title.one);
  return record;
}
