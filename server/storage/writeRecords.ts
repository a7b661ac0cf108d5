import { sql } from 'drizzle-orm';
import type { Behaviour, Done, Intent, Scope } from '../actions/behaviour.ts';
import { isStored, type Field, type Kind } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { noteChange } from './changeLog.ts';
import { changesBetween, same, writeHistory, type FieldChange } from './history.ts';
import { readOne } from './readRecords.ts';
import { referenceKey } from './references.ts';
import { Conflict, Invalid, NotFound, Stale } from './refusals.ts';
import { columnsFor, emptyRecord, parametersOf, recordOf, type DomainRecord } from './rows.ts';
import { labelsFor, searchTextOf } from './searchText.ts';
import { name, names, rowsOf } from './sql.ts';

export type Write = { readonly resource: Resource; readonly behaviour: Behaviour; readonly scope: Scope };
type Values = Readonly<Record<string, unknown>>;

/** Makes a record from checked input, with history, change log and all consequences, in the scope's transaction. */
export async function createRecord({ resource, behaviour, scope }: Write, input: Values): Promise<DomainRecord> {
  const start = merged(resource, emptyRecord(resource), input);
  const intent = await prepared(behaviour, { kind: 'create', before: undefined, after: start, input }, scope);
  const at = scope.now.toISOString();
  const fields = Object.keys(emptyRecord(resource));
  const columns = [...parametersOf(resource, intent.after, fields), ['createdAt', at], ['updatedAt', at], ['search_text', await searchText(resource, intent.after, scope)]] as [string, unknown][];
  const values = sql.join(columns.map(([, value]) => sql`${sql.param(value)}`), sql`, `);
  const [row] = await guarded(resource, () => rowsOf(scope.client, sql`insert into ${name(resource.path)} (${names(columns.map(([column]) => column))}) values (${values}) returning ${names(columnsFor(resource))}`));
  const after = recordOf(resource, row ?? {});
  const { id } = after;
  const given = changesBetween(resource, emptyRecord(resource), after).filter((it) => !isEmpty(it.data));
  return finish({ resource, behaviour, scope }, { ...intent, id, after }, given);
}

/** Changes a record by checked input (RFC 7396 merge); answers the state after it, unchanged when nothing differs. */
export async function updateRecord(write: Write, id: number, { input, ifMatch }: { input: Values; ifMatch?: number | undefined }): Promise<DomainRecord> {
  const { resource, behaviour, scope } = write;
  const before = await readOne(scope.client, resource, id, { lock: true });
  if (!before) throw new NotFound();
  if (ifMatch !== undefined && ifMatch !== before.version) throw new Stale(before);
  const wanted = merged(resource, before, input);
  refuseFixed(resource, before, wanted);
  const intent = await prepared(behaviour, { kind: 'update', before, after: wanted, input }, scope);
  const changes = changesBetween(resource, before, intent.after);
  const after = changes.length === 0 ? before : await store(resource, { id, record: intent.after, changes, version: before.version + 1 }, scope);
  return finish(write, { ...intent, id, after }, changes);
}

/** Removes a record that nothing refers to any more. */
export async function deleteRecord(write: Write, id: number, { ifMatch }: { ifMatch?: number | undefined }): Promise<void> {
  const { resource, behaviour, scope } = write;
  const before = await readOne(scope.client, resource, id, { lock: true });
  if (!before) throw new NotFound();
  if (ifMatch !== undefined && ifMatch !== before.version) throw new Stale(before);
  const intent: Intent = { kind: 'delete', before, after: before, input: {} };
  await prepared(behaviour, intent, scope);
  await scope.client.query('set constraints all deferred');
  await rowsOf(scope.client, sql`delete from ${name(resource.path)} where id = ${id}`);
  for (const effect of behaviour.effects ?? []) await effect({ ...intent, id, after: before }, scope);
  await writeHistory(scope.client, { path: resource.path, id, username: scope.actor.username, at: scope.now.toISOString(), changes: [{ field: 'gelöscht', previous: null, data: true }] });
  await noteChange(scope.client, { path: resource.path, id, kind: 'delete', version: null, by: scope.actor.username });
}

/** What was settled when the record was made may be sent back, but not changed. */
function refuseFixed(resource: Resource, before: Values, wanted: Values): void {
  const violations = changesBetween(resource, before, wanted).filter((it) => resource.fields[it.field]?.createOnly === true);
  if (violations.length === 0) return;
  throw new Invalid(violations.map((it) => ({ propertyPath: it.field, message: 'Das steht seit dem Anlegen fest und kann nicht geändert werden.' })));
}

async function prepared(behaviour: Behaviour, intent: Intent, scope: Scope): Promise<Intent> {
  for (const check of behaviour.check ?? []) {
    const verdict = await check(intent, scope);
    if (verdict.verdict === 'refused') throw new Invalid([{ propertyPath: verdict.field ?? '', message: verdict.reason }]);
  }
  const after = { ...intent.after };
  for (const complete of behaviour.complete ?? []) Object.assign(after, await complete({ ...intent, after }, scope));
  return { ...intent, after };
}

async function store(resource: Resource, write: { id: number; record: Values; changes: readonly FieldChange[]; version: number }, scope: Scope): Promise<DomainRecord> {
  const changed = [...new Set(write.changes.map((it) => it.field.split('.')[0] ?? ''))];
  const columns = parametersOf(resource, write.record, changed);
  const searched = resource.search.some((path) => changed.includes(path.split('.')[0] ?? ''));
  if (searched) columns.push(['search_text', await searchText(resource, write.record, scope)]);
  const assignments = sql.join(columns.map(([column, value]) => sql`${name(column)} = ${sql.param(value)}`), sql`, `);
  const [row] = await guarded(resource, () => rowsOf(scope.client, sql`update ${name(resource.path)} set ${assignments}, version = ${write.version}, "updatedAt" = ${scope.now.toISOString()} where id = ${write.id} returning ${names(columnsFor(resource))}`));
  if (!row) throw new NotFound();
  return recordOf(resource, row);
}

async function finish({ resource, behaviour, scope }: Write, done: Done, changes: readonly FieldChange[]): Promise<DomainRecord> {
  if (changes.length > 0) {
    await writeHistory(scope.client, { path: resource.path, id: done.id, username: scope.actor.username, at: scope.now.toISOString(), changes: changes.filter((it) => resource.fields[it.field]?.kind !== 'secret') });
    await noteChange(scope.client, { path: resource.path, id: done.id, kind: done.kind, version: done.after.version, by: scope.actor.username });
  }
  for (const effect of behaviour.effects ?? []) await effect(done, scope);
  return (behaviour.effects?.length ?? 0) > 0 ? stored(resource, done.id, scope) : done.after;
}

async function searchText(resource: Resource, record: Values, scope: Scope): Promise<string> {
  return searchTextOf(resource, record, await labelsFor(scope.client, resource, [record]));
}

async function stored(resource: Resource, id: number, scope: Scope): Promise<DomainRecord> {
  const record = await readOne(scope.client, resource, id);
  if (!record) throw new NotFound();
  return record;
}

/** Lays input over a record: embedded objects part by part, aliases onto what they stand for (unless they only repeat what was read), options nowhere. */
export function merged(resource: Resource, record: Values, input: Values): Values {
  const result: Record<string, unknown> = { ...record };
  for (const [key, value] of Object.entries(input)) {
    const field = resource.fields[key];
    if (!field) continue;
    const target = field.aliasOf ?? key;
    if (target !== key && target in input && same(value, record[target])) continue;
    if (field.kind === 'embedded') result[target] = overlaid(field, result[target], value);
    else if (isStored(field) || field.aliasOf) result[target] = value ?? nothing[field.kind] ?? null;
  }
  return result;
}

/** What "nothing" is for kinds that always hold something. */
const nothing: Partial<Record<Kind, unknown>> = { flag: false, flag01: '0', choices: [], references: [], list: [] };

function overlaid(field: Field, current: unknown, given: unknown): unknown {
  const parts = Object.entries((given ?? {}) as Values).map(([name, value]) => [name, value ?? nothing[field.fields?.[name]?.kind ?? 'text'] ?? null]);
  return { ...(current as object | null), ...(Object.fromEntries(parts) as object) };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === false || value === '0' || (Array.isArray(value) && value.length === 0);
}

async function guarded<T>(resource: Resource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505') throw uniqueViolation(resource, constraint ?? '');
    if (code === '23503') throw missingReference(resource, constraint ?? '');
    throw error;
  }
}

/** The references of a record that is removed are looked at when the transaction commits; here only what a written one points at can be missing. */
function missingReference(resource: Resource, constraint: string): Conflict {
  const field = Object.keys(resource.fields).find((it) => constraint === referenceKey(resource.path, it)) ?? '';
  return new Conflict(`${resource.fields[field]?.label ?? 'Verweis'}: Diesen Datensatz gibt es nicht mehr.`);
}

function uniqueViolation(resource: Resource, constraint: string): Invalid {
  const field = Object.keys(resource.fields).find((it) => constraint === `${resource.path}_${it}_key`) ?? resource.uniqueTogether?.[0]?.at(-1) ?? '';
  const label = resource.fields[field]?.label ?? 'Wert';
  return new Invalid([{ propertyPath: field, message: `${label}: Diesen Eintrag gibt es bereits.` }]);
}
