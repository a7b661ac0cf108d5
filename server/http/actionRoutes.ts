import type { FastifyReply, FastifyRequest } from 'fastify';
import { actions } from '../../src/domain/actions.ts';
import { mayWrite } from '../../src/domain/access/matrix.ts';
import { wireOf, type Action } from '../../src/domain/define/action.ts';
import { schemaOf } from '../../src/domain/define/schema.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import type { Actor } from '../storage/actor.ts';
import { Forbidden, Invalid, NotFound } from '../storage/refusals.ts';
import { violationsOf } from '../write/checkedInput.ts';
import { withoutClientsOwn } from '../write/clientsOwn.ts';
import type { Context, Routes } from './context.ts';
import { recordId } from './recordId.ts';
import { ifMatchOf, sendItem } from './representation.ts';
import { performOne } from './writeOne.ts';

/** The calls of actions that have an address of their own: access → input → record → If-Match → rule → work, in one transaction. */
export const actionRoutes: Routes = (app, context) => {
  for (const action of actions) {
    const { method, address } = wireOf(action);
    app.route({ method, url: `/api${address.replace('{id}', ':id')}`, handler: (request, reply) => perform(request, reply, { action, context }) });
  }
};

async function perform(request: FastifyRequest, reply: FastifyReply, { action, context: { database, openScope, clock } }: { action: Action; context: Context }): Promise<FastifyReply> {
  const { actor } = request;
  requirePerformer(action, actor);
  const resource = resourceByPath(action.on);
  if (!resource) throw new NotFound();
  const item = await performOne({ database, openScope, resource, actor, now: clock() }, { action, id: idFrom(request), ifMatch: ifMatchOf(request), input: actionInput(action, request.body) });
  return item ? sendItem(request, reply, { resource, item }) : reply.code(204).send();
}

/** Refuses whoever may not carry out the action. */
export function requirePerformer(action: Action, actor: Actor): void {
  if (!mayWrite(actor.roles, action.area)) throw new Forbidden();
}

/** Checks what the call of an action carries. */
export function actionInput(action: Action, body: unknown): Record<string, unknown> {
  const parsed = schemaOf(action.input, 'create').safeParse(withoutClientsOwn(body ?? {}));
  if (!parsed.success) throw new Invalid(violationsOf(parsed.error));
  return parsed.data;
}

function idFrom(request: FastifyRequest): number | undefined {
  const { id } = request.params as { id?: string };
  return id === undefined ? undefined : recordId(id);
}
