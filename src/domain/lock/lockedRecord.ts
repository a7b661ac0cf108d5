import type { Resource } from '../define/resource.ts';
import { resourceByPath, resources } from '../resources.ts';

/**
 * What a lock names: `resourceType` as the name of a class, as path or as IRI, `resourceId` as number or IRI; undefined
 * where there is nothing of that kind.
 */
export function lockedRecord(
  type: unknown,
  id: unknown,
): { readonly resource: Resource; readonly id: number } | undefined {
  if (!isNameOrNumber(type) || !(id === undefined || id === null || isNameOrNumber(id))) return undefined;
  const name = String(type);
  const [path = '', ownId] = name.replace(/^\/?api\//, '').split('/');
  const resource = resources.find((it) => it.type === name) ?? resourceByPath(path);
  const number = /^(?:\/?api\/([A-Za-z_]+)\/)?(\d{1,15})$/.exec(String(id ?? ownId ?? ''));
  if (!resource || !number || (number[1] ?? resource.path) !== resource.path) return undefined;
  if (ownId !== undefined && ownId !== number[2]) return undefined;
  return { resource, id: Number(number[2]) };
}

function isNameOrNumber(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
