import type { AnyRow } from '../../src/domain/define/row.ts';
import { sql, type SQL } from 'drizzle-orm';
import { fieldsDecidingLists } from '../../src/domain/define/listMembership.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { changeSql } from '../storage/changeLog.ts';
import { guarded } from '../storage/databaseRefusals.ts';
import { handOnWords } from '../storage/foundWith.ts';
import { historySql } from '../storage/history.ts';
import type { FieldChange } from '../storage/fieldChange.ts';
import { NotFound } from '../storage/refusals.ts';
import { noteRenaming } from '../storage/searchTextUpdates.ts';
import { columnsFor, parametersOf, recordOf, selected, withDerived, type DomainRecord } from '../storage/rows.ts';
import { labelsFor, searchTextOf } from '../storage/searchText.ts';
import { name, names, rowsOf, rowsOfPrepared, statementOf } from '../storage/sql.ts';
import { storedFields } from '../storage/tables.ts';
import type { Scope } from './behaviour.ts';
import { howItStood } from './howItStood.ts';

type Where = { readonly resource: Resource; readonly scope: Scope };

/** Puts a new record into its table; answers it as the database holds it. */
export async function insertRow(where: Where, record: AnyRow): Promise<DomainRecord> {
  const [row] = await insertRows(where, [record]);
  if (!row) throw new Error(`nothing came back of a new row in ${where.resource.path}`);
  return row;
}

/** More values than this PostgreSQL takes in no statement. */
const mostValues = 60_000;

/** The same for many, which are numbered in their order. */
export async function insertRows({ resource, scope }: Where, records: readonly AnyRow[]): Promise<DomainRecord[]> {
  const at = scope.now.toISOString();
  const labels = await labelsFor(scope.client, resource, records);
  const rows = records.map((record): [string, unknown][] => [
    ...parametersOf(resource, record, storedNames(resource)),
    ['createdAt', at],
    ['updatedAt', at],
    ['search_text', searchTextOf(resource, record, labels)],
  ]);
  const columns = rows[0]?.map(([column]) => column) ?? [];
  const perStatement = Math.max(1, Math.floor(mostValues / Math.max(1, columns.length)));
  const stored: DomainRecord[] = [];
  for (let from = 0; from < rows.length; from += perStatement) {
    const values = rows.slice(from, from + perStatement).map(
      (row) =>
        sql`(${sql.join(
          row.map(([, value]) => sql`${sql.param(value)}`),
          sql`, `,
        )})`,
    );
    const found = await guarded(resource, () =>
      rowsOf(
        scope.client,
        sql`insert into ${name(resource.path)} (${names(columns)})
        values ${sql.join(values, sql`, `)}
        returning ${sql.raw(selected(resource, columnsFor(resource)))}`,
      ),
    );
    stored.push(...found.map((row) => recordOf(resource, row)));
  }
  return stored;
}

/**
 * Stores what changed in a record, with its history and its line in the change log, in one statement; only the changed
 * columns come back.
 */
export async function changeRow(
  { resource, scope }: Where,
  before: DomainRecord,
  { wanted, changes }: { wanted: AnyRow; changes: readonly FieldChange[] },
): Promise<DomainRecord> {
  const { id } = before;
  const version = before.version + 1;
  const by = scope.actor.username;
  const changed = [...new Set(changes.map((it) => it.field.split('.')[0] ?? ''))];
  const columns = parametersOf(
    resource,
    wanted,
    storedNames(resource).filter((it) => changed.includes(it)),
  );
  const isNamedAnew = [...resource.search, resource.foundWith ?? ''].some((path) =>
    changed.includes(path.split('.')[0] ?? ''),
  );
  if (isNamedAnew) columns.push(['search_text', await searchText(resource, wanted, scope)]);
  const deciding = fieldsDecidingLists(resource);
  const was = changes.flatMap(({ field, previous }) => (deciding.includes(field) ? [[field, previous] as const] : []));
  const detail = {
    fields: changed,
    ...(was.length > 0 && { was: Object.fromEntries(was) }),
    ...howItStood(resource, before).detail,
  };
  const assignments = sql.join(
    [...columns, ['version', version], ['updatedAt', scope.now.toISOString()]].map(assignment),
    sql`, `,
  );
  const change = sql`with changed as (update ${name(resource.path)} set ${assignments} where id = ${id}
    returning ${sql.raw(selected(resource, columnsFor(resource, changed)))}),
        told as (${historySql({ resource, id, by, at: scope.now, changes })}),
        noted as (${changeSql({ path: resource.path, id, kind: 'update', version, by, detail })})
      select * from changed`;
  const { text, values } = statementOf(change);
  // Single fields are what people save all day; other combinations are too many for PostgreSQL to keep.
  const [row] = await guarded(resource, () =>
    changed.length === 1 ? rowsOfPrepared(scope.client, text, values) : rowsOf(scope.client, change),
  );
  if (!row) throw new NotFound();
  if (isNamedAnew) await handOnWords(scope.client, resource, [id]);
  await noteRenaming(scope.client, resource, { id, changed });
  return withDerived(resource, { ...before, ...recordOf(resource, row) });
}

function assignment([column, value]: readonly unknown[]): SQL {
  return sql`${name(String(column))} = ${sql.param(value)}`;
}

/** Secrets are kept elsewhere. */
function storedNames(resource: Resource): string[] {
  return storedFields(resource).map(([field]) => field);
}

async function searchText(resource: Resource, record: AnyRow, scope: Scope): Promise<string> {
  return searchTextOf(resource, record, await labelsFor(scope.client, resource, [record]));
}
