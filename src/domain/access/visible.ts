import type { Field, Fields } from '../define/field.ts';
import type { Filter } from '../define/filter.ts';
import { fieldAt, type Resource } from '../define/resource.ts';
import { resourceByPath, resources } from '../resources.ts';
import { mayRead, mayWrite, type Area } from './matrix.ts';
import { staffRoles, type Role } from './roles.ts';

/** How much of a resource somebody may read: all of it, only what a form picks from it, or nothing. */
export type Reach = 'all' | 'pick' | 'none';

/** All for those the role matrix names; the pick fields for whoever may use a form that refers to it. */
export function reachOf(resource: Pick<Resource, 'path' | 'area'>, roles: readonly Role[]): Reach {
  if (mayRead(roles, resource.area)) return 'all';
  return referringAreas.get(resource.path)?.some((area) => mayRead(roles, area)) ? 'pick' : 'none';
}

/** The areas whose records refer to a resource, by its path. */
const referringAreas = new Map<string, Area[]>();
for (const { path: own, area, fields, askedFrom = [] } of resources) {
  referringAreas.set(own, [...(referringAreas.get(own) ?? []), ...askedFrom]);
  for (const path of targetsOf(fields)) referringAreas.set(path, [...(referringAreas.get(path) ?? []), area]);
}

function targetsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [...(field.to !== undefined && field.by === undefined ? [field.to] : []), ...targetsOf(field.fields ?? {})]);
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

/** The names of the fields that travel inside of records that refer to this one. */
export function pickedFields(resource: Resource, roles: readonly Role[]): string[] {
  return seenOf(resource, resource.pick, roles);
}

function seenOf({ fields }: Resource, names: readonly string[], roles: readonly Role[]): string[] {
  return names.filter((it) => { const field = fields[it]; return field !== undefined && maySee(field, roles); });
}

/** What a record is searched by that those may not read who only pick from its resource; the names of what it refers to are for all. */
export function searchedInFull(resource: Resource): ReadonlySet<string> {
  const isPickedFrom = staffRoles.some((it) => reachOf(resource, [it]) === 'pick');
  return new Set(isPickedFrom ? resource.search.filter((it) => fieldAt(resource, it)?.to === undefined && !resource.pick.includes(headOf(it))) : []);
}

/** Whether these roles find records by this search only by what they may pick, here or in the record that it goes through. */
export function searchesPicked(resource: Resource, filter: Filter, roles: readonly Role[]): boolean {
  if (filter.kind === 'search') return reachOf(resource, roles) === 'pick';
  const target = filter.kind === 'via' ? resourceByPath(resource.fields[filter.reference]?.to ?? '') : undefined;
  return filter.kind === 'via' && target !== undefined && searchesPicked(target, filter.filter, roles);
}

/** Whether these roles may filter the list so; nobody finds out by asking what is not sent to him. */
export function mayFilterBy(resource: Resource, filter: Filter, roles: readonly Role[]): boolean {
  const isPicked = reachOf(resource, roles) !== 'all';
  if (isPicked && 'reference' in filter) return false;
  const readable = new Set([...readableFields(resource, roles), ...sentWithEvery]);
  return fieldsAsked(filter).every((it) => readable.has(it) || (isPicked && narrowsPick(resource.fields[it], roles)));
}

/** Whether these roles may order the list by a column, or by one of a record referred to. */
export function maySortBy(resource: Resource, path: string, roles: readonly Role[]): boolean {
  const head = headOf(path);
  return sentWithEvery.includes(head) || readableFields(resource, roles).includes(head);
}

const sentWithEvery: readonly string[] = ['id', 'createdAt', 'updatedAt'];

/** A form may narrow what it picks from to what belongs to something else that can be picked, for example the addresses of a customer. */
function narrowsPick(field: Field | undefined, roles: readonly Role[]): boolean {
  const target = field?.to === undefined || !maySee(field, roles) ? undefined : resourceByPath(field.to);
  return target !== undefined && reachOf(target, roles) !== 'none';
}

function fieldsAsked(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case 'search': return [];
    case 'prefix': case 'plate': return filter.fields.map(headOf);
    case 'through': case 'via': return [filter.reference];
    case 'marked': return filter.references;
    case 'entities': return [filter.type, filter.id];
    case 'options': return filter.options.flatMap((it) => it.where.map(({ field }) => headOf(field)));
    default: return [headOf(filter.field)];
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
