import type { Resource } from '../define/resource.ts';
import type { AnyRow } from '../define/row.ts';
import { resourceByPath, resources } from '../resources.ts';
import { storedRole, type Role } from './roles.ts';
import { reachOf } from './visible.ts';

/** Whether a shared record is there for people of these roles: they are meant, and may read what it is about. */
export function isOpenTo({ sharing }: Pick<Resource, 'sharing'>, record: AnyRow, roles: readonly Role[]): boolean {
  if (!sharing || roles.includes('admin')) return true;
  const about = resourceByPath(String(record[sharing.path]));
  if (!about || reachOf(about, roles) !== 'all') return false;
  const meant = record[sharing.roles];
  return !Array.isArray(meant) || meant.length === 0 || roles.some((it) => meant.includes(storedRole(it)));
}

/** What decided whom a shared record was there for, as the change log keeps it; undefined of what nobody shares. */
export function sharedAs({ sharing }: Pick<Resource, 'sharing'>, record: AnyRow): AnyRow | undefined {
  if (!sharing) return undefined;
  return Object.fromEntries([sharing.maker, sharing.path, sharing.roles].map((it) => [it, record[it]]));
}

/** The lists of which these roles may read everything. */
export function readInFull(roles: readonly Role[]): readonly string[] {
  return resources.filter((it) => reachOf(it, roles) === 'all').map((it) => it.path);
}
