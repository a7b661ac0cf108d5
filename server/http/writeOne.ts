import { mayWrite } from '../../src/domain/access/matrix.ts';
import { standsOpen } from '../../src/domain/access/openRows.ts';
import type { RecordCall } from '../../src/domain/define/call.ts';
import { idOf, iriOf, type Resource } from '../../src/domain/define/resource.ts';
import type { Operation } from '../../src/domain/define/noun.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import type { AnyVerdict } from '../../src/domain/define/verdict.ts';
import { performers } from '../actions/handlers.ts';
import type { Actor } from '../storage/actor.ts';
import type { Database } from '../storage/database.ts';
import { same } from '../storage/history.ts';
import { readOne } from '../storage/readRecords.ts';
import { refuseUnknown } from '../storage/referenceChecks.ts';
import { Forbidden, Invalid, NotFound, Stale } from '../storage/refusals.ts';
import type { DomainRecord } from '../storage/rows.ts';
import type { Scope } from '../write/behaviour.ts';
import { deleteRecord, updateRecord } from '../write/records.ts';
import type { OpenScope } from '../write/scope.ts';
import { checkedInput, notYours, permittedInput, withoutSentBack } from '../write/checkedInput.ts';
import { fieldsOfChange } from './fieldsOfChange.ts';
import { ownershipOf } from '../read/listAccess.ts';
import { holdOwner, metRecord } from '../read/openRows.ts';
import { presentOne, type Item } from '../read/present.ts';
import { showingCurrent } from './showingCurrent.ts';

/** Who writes where, and when. */
export type Writer = {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly resource: Resource;
  readonly actor: Actor;
  readonly now: Date;
  /** With what the addresses of files in the answer are signed. */
  readonly secret: string;
};
/** Stands around the write inside its transaction; undefined when it let the write be. */
export type Within = <T>(scope: Scope, write: () => Promise<T>) => Promise<T | undefined>;
/** The record that is written, the version its writer has seen, and what stands around the write. */
export type Target = { readonly id: number; readonly ifMatch?: number | undefined; readonly within?: Within };

const alone: Within = (_, write) => write();

/** Refuses whoever may not change records of the resource at all. */
export function requireWrite(resource: Resource, actor: Actor): void {
  if (!mayWrite(actor.roles, resource.area)) throw new Forbidden();
}

/** The resource as its writer meets this record; refuses whoever may not change it. */
async function metBy({ database, resource, actor }: Writer, id: number, operation: Operation): Promise<Resource> {
  const met = await metRecord(database.pool, resource, { actor, id, operation });
  requireWrite(met.resource, actor);
  return met.resource;
}

/**
 * Whom a record is open to only as it stands does not change what it belongs to, nor keep on when it is open no more.
 */
function refuseKept(resource: Resource, { input, before }: { input: AnyRow; before: AnyRow }): void {
  const { openRows } = resource;
  if (openRows && !openRows.through && !standsOpen(resource, before)) throw new NotFound();
  for (const name of openRows?.keeps ?? [])
    if (name in input && !same(input[name], before[name])) throw new Forbidden(notYours(resource.fields[name]));
}

/** Records that belong to somebody else are as good as not there. */
export async function requireOwn(
  { database, resource, actor }: Pick<Writer, 'database' | 'resource' | 'actor'>,
  id: number,
): Promise<void> {
  const scope = ownershipOf(resource, actor);
  if (scope.length > 0 && !(await readOne(database.pool, resource, id, { scope }))) throw new NotFound();
}

/** What somebody shares is changed and withdrawn by himself and by administrators alone. */
async function requireMaker({ database, resource, actor }: Writer, id: number): Promise<void> {
  if (!resource.sharing || actor.roles.includes('admin')) return;
  const record = await readOne(database.pool, resource, id);
  if (actor.userId === null || record?.[resource.sharing.maker] !== iriOf('users', actor.userId))
    throw new Forbidden('Nur wer sie geteilt hat, darf sie ändern.');
}

/**
 * Changes one record as every write does; with `isMinimal` the answer brings only what the change did, or the
 * whole record where the write was let be.
 */
export async function updateOne(
  writer: Writer,
  { id, ifMatch, within = alone, body, isMinimal }: Target & { readonly body: unknown; readonly isMinimal: boolean },
): Promise<Item> {
  const { database, openScope, actor, now, secret } = writer;
  const presented = { roles: actor.roles, signing: { secret, now } };
  const { roles } = actor;
  const resource = await metBy(writer, id, 'update');
  await requireOwn(writer, id);
  await requireMaker(writer, id);
  const given = permittedInput(resource, body, { roles, purpose: 'update' });
  let before: DomainRecord | undefined;
  const inputFor = (found: DomainRecord) => {
    const input = withoutSentBack(resource, {
      input: checkedInput(resource, given, { purpose: 'update', before: (before = found) }),
      before: found,
      roles,
    });
    if (resource !== writer.resource) refuseKept(resource, { input, before: found });
    return input;
  };
  return showingCurrent({ database, resource, ...presented }, () =>
    database.transactionAndRead(
      async (client) => {
        const scope = openScope({ client, actor, now });
        if (resource !== writer.resource) await holdOwner(client, writer.resource, { id });
        const record =
          (await within(scope, () => updateRecord({ resource, scope }, id, { inputFor, ifMatch }))) ??
          (await readOne(client, resource, id));
        if (!record) throw new NotFound();
        return record;
      },
      (client, record) =>
        presentOne(client, resource, {
          record,
          ...presented,
          fields: isMinimal && before ? fieldsOfChange(resource, { given, before, record }) : undefined,
        }),
    ),
  );
}

/** Removes one record as every write does. */
export async function removeOne(writer: Writer, { id, ifMatch, within = alone }: Target): Promise<void> {
  const { database, openScope, actor, now, secret } = writer;
  const resource = await metBy(writer, id, 'delete');
  await requireOwn(writer, id);
  await requireMaker(writer, id);
  await showingCurrent({ database, resource, roles: actor.roles, signing: { secret, now } }, () =>
    database.transaction(async (client) => {
      const scope = openScope({ client, actor, now });
      if (resource !== writer.resource) await holdOwner(client, writer.resource, { id });
      await within(scope, () => deleteRecord({ resource, scope }, id, { ifMatch }));
    }),
  );
}

type Performance = Omit<Target, 'id'> & {
  readonly call: RecordCall;
  readonly id: number | undefined;
  readonly input: Readonly<Record<string, unknown>>;
};

/**
 * Carries out a call on a record: record → If-Match → rule → work, in one transaction; answers the record to show, if
 * any.
 */
export async function performOne(
  { database, openScope, resource, actor, now, secret }: Writer,
  { call, id, ifMatch, within = alone, input }: Performance,
): Promise<Item | undefined> {
  const presented = { roles: actor.roles, signing: { secret, now } };
  const performer = performers.find((it) => it.call.id === call.id);
  if (!performer) throw new NotFound();
  const shown = await showingCurrent({ database, resource, ...presented }, () =>
    database.transaction(async (client) => {
      const scope = openScope({ client, actor, now });
      const perform = async () => {
        await performer.holdFirst?.(scope);
        const record = id === undefined ? undefined : await readOne(client, resource, id, { lock: true });
        if (id !== undefined && !record) throw new NotFound();
        if (record && ifMatch !== undefined && ifMatch !== record.version) throw new Stale(record);
        const verdict: AnyVerdict | undefined = record && call.check?.(record as never, input as never);
        if (verdict?.verdict === 'refused')
          throw new Invalid([{ propertyPath: verdict.field ?? '', message: verdict.reason }]);
        await refuseUnknown(client, call.input, { input });
        return (await performer.perform(scope, { record, input })) ?? (record && iriOf(resource.path, record.id));
      };
      return (await within(scope, perform)) ?? (id === undefined ? undefined : iriOf(resource.path, id));
    }),
  );
  const record =
    shown === undefined ? undefined : await readOne(database.pool, resource, idOf(resource.path, shown) ?? 0);
  return record && presentOne(database.pool, resource, { record, ...presented });
}
