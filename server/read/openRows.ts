import { sql, type SQL } from 'drizzle-orm';
import { openedFor } from '../../src/domain/access/openRows.ts';
import { reachOf } from '../../src/domain/access/visible.ts';
import { offers, type Operation, type OpenRows } from '../../src/domain/define/noun.ts';
import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import type { Actor } from '../storage/actor.ts';
import type { Asked } from '../storage/askedFilter.ts';
import { readOne } from '../storage/readRecords.ts';
import { Forbidden, NotFound } from '../storage/refusals.ts';
import { name, rowsOf, type Queryable } from '../storage/sql.ts';
import { listScope, ownershipOf } from './listAccess.ts';

/** A resource as somebody meets it, and what narrows it to the records that are there for him. */
export type Met = { readonly resource: Resource; readonly scope: SQL[] };

/**
 * A list as its reader meets it: whoever may read all of it reads all; whom only some records are open to gets these in
 * full, where he may pick from the list only when he asks for them alone.
 */
export function metList(resource: Resource, actor: Actor, filters: readonly Asked[]): Met {
  const opened = openedFor(resource, actor.roles);
  const { openRows } = resource;
  if (!opened || !openRows || !offers(opened, 'list')) return { resource, scope: listScope(resource, actor, filters) };
  if (reachOf(resource, actor.roles) === 'pick' && !asksForThem(openRows, filters))
    return { resource, scope: listScope(resource, actor, filters) };
  return { resource: opened, scope: openRowsOnly(openRows) };
}

/**
 * One record as its reader meets it. Whom only some are open to meets the others as somebody who picks from their list;
 * what picking does not offer is not there for him. He is not forbidden it: the record may have been open a moment ago,
 * and a refusal of that kind ends his session.
 */
export async function metRecord(
  to: Queryable,
  resource: Resource,
  { actor, id, operation }: { actor: Actor; id: number; operation: Operation },
): Promise<Met> {
  const opened = openedFor(resource, actor.roles);
  const { openRows } = resource;
  if (!opened || !openRows || !offers(opened, operation)) return { resource, scope: ownershipOf(resource, actor) };
  const scope = openRowsOnly(openRows);
  if (await readOne(to, resource, id, { scope })) return { resource: opened, scope };
  if (operation !== 'read' || reachOf(resource, actor.roles) === 'none') throw new NotFound();
  return { resource, scope: ownershipOf(resource, actor) };
}

/** A record to be made as its maker meets it: only what belongs to an open record. */
export async function metNew(to: Queryable, resource: Resource, { actor, body }: { actor: Actor; body: unknown }) {
  const opened = openedFor(resource, actor.roles);
  const through = resource.openRows?.through;
  if (!opened || !through || !offers(opened, 'create')) return resource;
  const owner = (body as AnyRow | null)?.[through.field];
  const id = typeof owner === 'string' ? idOf(through.path, owner) : undefined;
  if (id === undefined || !(await isOpenRow(to, resource, through.path, id))) throw new Forbidden();
  return opened;
}

/**
 * Keeps the record through which others are open as it stands until the transaction ends, so that nobody activates an
 * applicant while his papers are written; where it is open no more, they are not there. Of a record to be made its own
 * values say which that is.
 */
export async function holdOwner(
  client: Queryable,
  { path, openRows }: Resource,
  of: { readonly id: number } | { readonly values: AnyRow },
): Promise<void> {
  const through = openRows?.through;
  if (!through) return;
  const owner =
    'id' in of
      ? sql`(select ${name(through.field)} from ${name(path)} where id = ${of.id})`
      : sql`${idOf(through.path, String(of.values[through.field])) ?? 0}`;
  const held = await rowsOf(
    client,
    sql`select 1 from ${name(through.path)} o where o.id = ${owner} and ${standingSo(openRows.where)} for update`,
  );
  if (held.length === 0) throw 'id' in of ? new NotFound() : new Forbidden();
}

async function isOpenRow(to: Queryable, { openRows }: Resource, path: string, id: number): Promise<boolean> {
  const found = await rowsOf(
    to,
    sql`select 1 from ${name(path)} where id = ${id} and ${standingSo(openRows?.where ?? {})}`,
  );
  return found.length > 0;
}

function openRowsOnly({ where, through }: OpenRows): SQL[] {
  const condition = standingSo(where);
  return [
    through ? sql`${name(through.field)} in (select id from ${name(through.path)} where ${condition})` : condition,
  ];
}

function standingSo(where: OpenRows['where']): SQL {
  const parts = Object.entries(where).map(([field, value]) => sql`${name(field)} = ${value}`);
  return sql.join(parts, sql` and `);
}

/** Whether a list is asked for such records alone, each of their marks by a filter of its name or of the same field. */
function asksForThem({ where, through }: OpenRows, filters: readonly Asked[]): boolean {
  return (
    !through &&
    Object.entries(where).every(([field, value]) =>
      filters.some(
        (it) =>
          (it.name === field || it.name.endsWith(`.${field}`)) &&
          it.values.length === 1 &&
          ['true', '1'].includes(it.values[0] ?? '') === value,
      ),
    )
  );
}
