import { sql, type SQL } from 'drizzle-orm';
import { mayRead } from '../../src/domain/access/matrix.ts';
import { storedRole } from '../../src/domain/access/roles.ts';
import { readInFull } from '../../src/domain/access/sharing.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { mayFilterBy, maySortBy, reachOf, searchesPicked, usualFields } from '../../src/domain/access/visible.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Actor } from '../storage/actor.ts';
import { BadFilter, type Asked } from '../storage/askedFilter.ts';
import { filterOf, mayBeIgnored } from '../storage/filters.ts';
import { Forbidden } from '../storage/refusals.ts';
import { name } from '../storage/sql.ts';
import { defaultOrder, type ListQuery } from './listQuery.ts';

/** The fields that somebody gets of a resource who names none; who may read nothing at all is refused. */
export function fieldsReadBy(resource: Resource, actor: Actor): string[] {
  if (reachOf(resource, actor.roles) === 'none') throw new Forbidden();
  return usualFields(resource, actor.roles);
}

/**
 * What a role may not read it may not ask after either, or lists would tell by who is in them and in which order:
 * filters and orders are refused, a search leaves it out.
 */
export function permitted(resource: Resource, query: ListQuery, { roles }: Actor): ListQuery {
  const asked = query.filters.filter(({ name: named }) => {
    const filter = filterOf(resource, named);
    const isPermitted = !filter || mayFilterBy(resource, named, { filter, roles, known: resourceByPath });
    if (!isPermitted && !mayBeIgnored(resource, named))
      throw new BadFilter(`Den Filter „${named}“ gibt es für Ihre Rolle nicht.`);
    return isPermitted;
  });
  for (const { field } of query.order) {
    if (field !== defaultOrder(resource).field && !maySortBy(resource, field, { roles, known: resourceByPath }))
      throw new BadFilter(`Nach „${field}“ lässt sich mit Ihrer Rolle nicht sortieren.`);
  }
  const filters = asked.map((it) => {
    const filter = filterOf(resource, it.name);
    return filter && searchesPicked(resource, filter, { roles, known: resourceByPath })
      ? { ...it, isPicked: true }
      : it;
  });
  return { ...query, filters };
}

/**
 * What is kept for others is left out; records that belong to somebody are for him alone, shared ones for their maker
 * and those he shares them with.
 */
export function ownershipOf(resource: Resource, actor: Actor): SQL[] {
  return [...keptBack(resource, actor), ...ownOnly(resource, actor)];
}

/** Leaves out what is kept for readers of another area. */
function keptBack({ keptFor }: Resource, { roles }: Actor): SQL[] {
  if (!keptFor || mayRead(roles, keptFor.area)) return [];
  return [sql`${name(keptFor.field)} is distinct from ${keptFor.value}`];
}

function ownOnly(resource: Resource, actor: Actor): SQL[] {
  if (resource.ownedBy) return [sql`${name(resource.ownedBy)} = ${actor.userId}`];
  if (!resource.sharing || actor.roles.includes('admin')) return [];
  const { maker, roles, path } = resource.sharing;
  const own = sql.param(actor.roles.map(storedRole));
  const readable = sql.param([...readInFull(actor.roles)]);
  const isMeant = sql`(cardinality(${name(roles)}) = 0 or ${name(roles)} && ${own}::text[])`;
  return [sql`(${name(maker)} = ${actor.userId} or (${isMeant} and ${name(path)} = any(${readable}::text[])))`];
}

/** What narrows a list to its reader's own records, unless he asks in a way in which he may see those of others. */
export function listScope(resource: Resource, actor: Actor, filters: readonly Asked[]): SQL[] {
  return isShared(resource, actor, filters) ? keptBack(resource, actor) : ownershipOf(resource, actor);
}

function isShared({ sharedBy }: Resource, actor: Actor, filters: readonly Asked[]): boolean {
  return (
    sharedBy !== undefined &&
    mayRead(actor.roles, sharedBy.area) &&
    filters.some((it) => it.name === sharedBy.filter && it.values.length > 0)
  );
}
