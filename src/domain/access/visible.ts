import { meta, type Field, type Fields } from '../define/field.ts';
import type { Filter } from '../define/filter.ts';
import { fieldAt, type Resource } from '../define/resource.ts';
import { filtersForAll, mayRead, mayWrite, pickLists } from './matrix.ts';
import { staffRoles, type Role } from './roles.ts';

/** How much of a resource somebody may read: all of it, only what a form picks from it, or nothing. */
export type Reach = 'all' | 'pick' | 'none';

/** All for those the role matrix names; the pick fields for whoever may use a form that refers to it. */
export function reachOf(resource: Pick<Resource, 'path' | 'area'>, roles: readonly Role[]): Reach {
  if (mayRead(roles, resource.area)) return 'all';
  return pickLists[resource.path]?.for.some((area) => mayRead(roles, area)) ? 'pick' : 'none';
}

/** Whether a single field may be read by somebody who may read its resource. */
export function maySee(field: Field, roles: readonly Role[]): boolean {
  return field.kind !== 'secret' && field.option !== true && (field.area === undefined || mayRead(roles, field.area));
}

/** The names of the fields that the server sends to these roles. */
export function readableFields(resource: Resource, roles: readonly Role[]): string[] {
  const reach = reachOf(resource, roles);
  if (reach === 'none') return [];
  return reach === 'all' ? seenOf(resource, Object.keys(resource.fields), roles) : pickedFields(resource, roles);
}

/** The names of the fields that they get who name none: without what is gathered on request alone. */
export function usualFields(resource: Resource, roles: readonly Role[]): string[] {
  return readableFields(resource, roles).filter((it) => resource.fields[it]?.isOnRequest !== true);
}

/** The names of the fields that travel inside of records that refer to this one. */
export function pickedFields(resource: Resource, roles: readonly Role[], too: readonly string[] = []): string[] {
  return seenOf(resource, [...new Set([...resource.pick, ...too])], roles);
}

function seenOf({ fields }: Resource, names: readonly string[], roles: readonly Role[]): string[] {
  return names.filter((it) => {
    const field = fields[it] ?? (meta as Fields)[it];
    return field !== undefined && maySee(field, roles);
  });
}

/**
 * What a record is searched by that those may not read who only pick from its resource; the names of what it refers to
 * are for all.
 */
export function searchedInFull(resource: Resource): ReadonlySet<string> {
  const isPickedFrom = staffRoles.some((it) => reachOf(resource, [it]) === 'pick');
  return new Set(
    isPickedFrom
      ? resource.search.filter((it) => fieldAt(resource, it)?.to === undefined && !resource.pick.includes(headOf(it)))
      : [],
  );
}

/** Who asks, and how to get at the definitions that his filter or order goes through. */
export type Asker = { readonly roles: readonly Role[]; readonly known: (path: string) => Resource | undefined };

/**
 * Whether these roles find records by this search only by what they may pick, here or in the record that it goes
 * through.
 */
export function searchesPicked(resource: Resource, filter: Filter, asker: Asker): boolean {
  if (filter.kind === 'search') return reachOf(resource, asker.roles) === 'pick';
  const target = filter.kind === 'via' ? asker.known(resource.fields[filter.reference]?.to ?? '') : undefined;
  return filter.kind === 'via' && target !== undefined && searchesPicked(target, filter.filter, asker);
}

/**
 * Whether these roles may filter the list so; nobody finds out by asking what is not sent to him, here or in a record
 * referred to, unless the role table says so.
 */
export function mayFilterBy(
  resource: Resource,
  named: string,
  { filter, ...asker }: Asker & { readonly filter: Filter },
): boolean {
  const isPicked = reachOf(resource, asker.roles) !== 'all';
  const opened = isPicked ? pickLists[resource.path]?.narrowedBy : filtersForAll[resource.path];
  if (opened?.includes(named)) return true;
  if (isPicked && 'reference' in filter) return false;
  return pathsAsked(filter).every((it) => maySeeAt(resource, it, asker));
}

/** Whether these roles may order the list by a column, or by one of a record referred to. */
export function maySortBy(resource: Resource, path: string, asker: Asker): boolean {
  return maySeeAt(resource, path, asker);
}

const sentWithEvery: readonly string[] = ['id', 'createdAt', 'updatedAt'];

/** Whether a field is sent to these roles, with the list itself or with the record that a reference leads to. */
function maySeeAt(resource: Resource, path: string, asker: Asker): boolean {
  const [head = '', ...rest] = path.split('.');
  if (sentWithEvery.includes(head)) return true;
  if (!readableFields(resource, asker.roles).includes(head)) return false;
  const target = rest.length === 0 ? undefined : asker.known(resource.fields[head]?.to ?? '');
  return target === undefined || maySeeAt(target, rest.join('.'), asker);
}

/** What a filter asks, as paths through the records it is asked of; a search says for itself what it goes over. */
function pathsAsked(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case 'search':
      return [];
    case 'prefix':
    case 'plate':
    case 'judged':
      return filter.fields;
    case 'idents':
      return [...filter.numbers, ...filter.plates, ...filter.vins];
    case 'through':
      return [`${filter.reference}.${filter.field}`];
    case 'via':
      return [filter.reference, ...pathsAsked(filter.filter).map((it) => `${filter.reference}.${it}`)];
    case 'marked':
      return filter.references.map((it) => `${it}.${filter.flag}`);
    case 'entities':
      return [filter.type, filter.id];
    case 'options':
      return filter.options.flatMap((it) => [...it.where, ...(it.usually?.where ?? [])].map(({ field }) => field));
    default:
      return [filter.field];
  }
}

function headOf(path: string): string {
  return path.split('.')[0] ?? '';
}

/** Whether these roles may change the field (server-set fields: nobody). */
export function mayChange(resource: Pick<Resource, 'area'>, field: Field, roles: readonly Role[]): boolean {
  if (field.readOnly || !mayWrite(roles, resource.area)) return false;
  if (field.area !== undefined && !mayWrite(roles, field.area)) return false;
  return field.writeArea === undefined || mayWrite(roles, field.writeArea);
}
