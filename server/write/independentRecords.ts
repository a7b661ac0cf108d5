import { sql } from 'drizzle-orm';
import { iriOf, type Resource } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { noteChange } from '../storage/changeLog.ts';
import { changesBetween, writeHistory } from '../storage/history.ts';
import { refuseMissing, refuseUnknown } from '../storage/referenceChecks.ts';
import { readOne } from '../storage/readRecords.ts';
import { NotFound, Stale } from '../storage/refusals.ts';
import { emptyRecord, type DomainRecord } from '../storage/rows.ts';
import { name, rowsOf } from '../storage/sql.ts';
import type { Done, Intent, Scope } from './behaviour.ts';
import { behaviourOf, prepared, refuseFixed, type Write } from './asked.ts';
import { storeEntries } from './entries.ts';
import { howItStood } from './howItStood.ts';
import { merged } from './merged.ts';
import { noteFiles, refuseFiles } from './namedFiles.ts';
import { closeRanks, holdOrder, holdOrderOf, placedAnew, placedNew } from './ranks.ts';
import { changeRow, insertRow } from './row.ts';

type Values = AnyRow;

/** Makes a record from checked input, with history, change log and all consequences, in the scope's transaction. */
export async function createIndependent(write: Write, input: Values): Promise<DomainRecord> {
  const { resource, scope } = write;
  const behaviour = behaviourOf(write);
  const empty = emptyRecord(resource);
  const there = await refuseUnknown(scope.client, resource.fields, { input });
  await holdOrder(write, input);
  const asked = await prepared(
    behaviour,
    { kind: 'create', before: undefined, after: merged(resource, empty, input), input },
    scope,
  );
  const intent = { ...asked, after: await placedNew(write, asked.after) };
  await refuseFiles(write, { before: empty, after: intent.after });
  const given = changesBetween(resource, empty, intent.after).filter((it) => !isEmpty(it.data));
  await refuseMissing(scope.client, resource, { changes: given, there });
  const row = await insertRow({ resource, scope }, intent.after);
  const { id, version } = row;
  const after = { ...row, ...(await storeEntries(write, id, { before: empty, wanted: intent.after })) };
  await noteFiles(write, id, { before: empty, after });
  await writeHistory(scope.client, {
    resource,
    id,
    by: scope.actor.username,
    at: scope.now,
    changes: changesBetween(resource, empty, after).filter((it) => !isEmpty(it.data)),
  });
  await noteChange(scope.client, { path: resource.path, id, kind: 'create', version, by: scope.actor.username });
  await runEffects(write, { ...intent, id, after });
  return (behaviour.effects?.length ?? 0) > 0 ? stored(resource, id, scope) : after;
}

/** A change that was asked for: what to set, worked out once the record is there and as the asker saw it. */
export type Change = {
  readonly inputFor: (before: DomainRecord) => Values | Promise<Values>;
  readonly ifMatch?: number | undefined;
};

/**
 * Changes a record by checked input (RFC 7396 merge); answers the state after it and its consequences, unchanged when
 * nothing differs.
 */
export async function updateIndependent(
  write: Write,
  id: number,
  { inputFor, ifMatch }: Change,
): Promise<DomainRecord> {
  const { resource, scope } = write;
  await holdOrderOf(write, id);
  const before = await held(write, id, ifMatch);
  const input = await inputFor(before);
  const wanted = merged(resource, before, input);
  refuseFixed(resource, before, wanted);
  const there = await refuseUnknown(scope.client, resource.fields, { input, before });
  const settled = await prepared(behaviourOf(write), { kind: 'update', before, after: wanted, input }, scope);
  const asked = { ...settled, after: await placedAnew(write, before, settled.after) };
  const wantedChanges = changesBetween(resource, before, asked.after);
  await refuseMissing(scope.client, resource, { changes: wantedChanges, there });
  await refuseFiles(write, { before, after: asked.after });
  const lists = await storeEntries(write, id, { before, wanted: asked.after });
  const intent = { ...asked, after: { ...asked.after, ...lists } };
  const isListStored = Object.keys(lists).length > 0;
  const changes = isListStored ? changesBetween(resource, before, intent.after) : wantedChanges;
  const after =
    changes.length === 0 ? before : await changeRow({ resource, scope }, before, { wanted: intent.after, changes });
  await noteFiles(write, id, { before, after });
  return runEffects(write, { ...intent, id, after });
}

/** Removes a record that nothing refers to any more. */
export async function deleteIndependent(
  write: Write,
  id: number,
  { ifMatch }: { ifMatch?: number | undefined },
): Promise<void> {
  const { resource, scope } = write;
  const behaviour = behaviourOf(write);
  await holdOrderOf(write, id);
  const before = await held(write, id, ifMatch);
  const intent: Intent = { kind: 'delete', before, after: before, input: {} };
  await prepared(behaviour, intent, scope);
  await scope.client.query('set constraints all deferred');
  await rowsOf(scope.client, sql`delete from ${name(resource.path)} where id = ${id}`);
  await closeRanks(write, before);
  await noteFiles(write, id, { before, after: {} });
  for (const effect of behaviour.effects ?? []) await effect({ ...intent, id, after: before }, scope);
  await writeHistory(scope.client, {
    resource,
    id,
    by: scope.actor.username,
    at: scope.now,
    changes: [{ field: 'gelöscht', previous: null, data: true }],
  });
  await noteChange(scope.client, {
    path: resource.path,
    id,
    kind: 'delete',
    version: null,
    by: scope.actor.username,
    ...howItStood(resource, before),
  });
}

/** The record as it stands now, held until the transaction ends; refused when the writer saw another state of it. */
async function held({ resource, scope }: Write, id: number, ifMatch: number | undefined): Promise<DomainRecord> {
  const record = await readOne(scope.client, resource, id, { lock: true });
  if (!record) throw new NotFound();
  if (ifMatch !== undefined && ifMatch !== record.version) throw new Stale(record);
  return record;
}

/** Lets the consequences happen; they may change the record itself, so the answer is how the last of them left it. */
async function runEffects({ resource, scope }: Write, done: Done): Promise<DomainRecord> {
  const iri = iriOf(resource.path, done.id);
  if (done.before && !scope.found.has(iri)) scope.found.set(iri, done.before);
  scope.written.set(iri, done.after);
  for (const effect of behaviourOf({ resource, scope }).effects ?? []) await effect(done, scope);
  return scope.written.get(iri) ?? done.after;
}

async function stored(resource: Resource, id: number, scope: Scope): Promise<DomainRecord> {
  const record = await readOne(scope.client, resource, id);
  if (!record) throw new NotFound();
  return record;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === '' || value === false || value === '0' || (Array.isArray(value) && value.length === 0)
  );
}
