import { offers, type Noun, type OpenRows, type Operation } from '../define/noun.ts';
import type { Resource } from '../define/resource.ts';
import type { AnyRow } from '../define/row.ts';
import { mayRead } from './matrix.ts';
import type { Role } from './roles.ts';

/**
 * The resource as roles meet those of its records that another row of the matrix opens to them; undefined where they
 * may read all of it, or none for that reason.
 */
export function openedFor<R extends Pick<Noun, 'area' | 'openRows' | 'operations'>>(
  resource: R,
  roles: readonly Role[],
): R | undefined {
  const { openRows } = resource;
  if (!openRows || mayRead(roles, resource.area) || !mayRead(roles, openRows.area)) return undefined;
  const operations = operationsOn(openRows).filter((it) => offers(resource, it));
  return { ...resource, area: openRows.area, operations };
}

/**
 * The whole definition as a screen of such records alone shows it, to everybody alike: none are made there, and what
 * stays with others is only read.
 */
export function openedRowsOf(resource: Resource): Resource {
  const { openRows, fields } = resource;
  if (!openRows) return resource;
  const kept = Object.fromEntries(
    (openRows.keeps ?? []).flatMap((name) => (fields[name] ? [[name, { ...fields[name], readOnly: true }]] : [])),
  );
  return { ...resource, area: openRows.area, operations: operationsOn(openRows), fields: { ...fields, ...kept } };
}

/** Whether a record that is at hand stands so that it is open; what belongs to another record is not asked for here. */
export function standsOpen({ openRows }: Pick<Resource, 'openRows'>, record: AnyRow): boolean {
  return (
    openRows !== undefined &&
    openRows.through === undefined &&
    Object.entries(openRows.where).every(([field, value]) => record[field] === value)
  );
}

/**
 * What the change log notes about a record that was open until this change or still is; whom it was never open to hears
 * nothing of it.
 */
export function stoodOpen(
  resource: Pick<Resource, 'openRows'>,
  before: AnyRow,
): { readonly detail?: { readonly stoodOpen: true } } {
  return standsOpen(resource, before) ? { detail: { stoodOpen: true } } : {};
}

const usual: readonly Operation[] = ['list', 'read', 'update'];

function operationsOn({ operations = usual }: OpenRows): readonly Operation[] {
  return operations;
}
