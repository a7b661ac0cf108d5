import { fieldsDecidingLists, headOf } from '../../../src/domain/define/listMembership.ts';
import type { Resource } from '../../../src/domain/define/resource.ts';
import type { ChangeRow } from '../../storage/changeLog.ts';

/**
 * What of a record a change is told with: the fields that it has changed, and those by which lists decide whether the
 * record now belongs in them, as paths.
 */
export type FieldsTold = {
  readonly changed: readonly string[];
  readonly deciding: readonly string[];
  /** The version whose holder needs nothing else; null where whatever he holds is made up for. */
  readonly before: number | null;
};

/**
 * What is told of a change; of one that does not say what it changed everything, of a new record only where it belongs.
 */
export function fieldsTold(resource: Resource, { kind, version, detail }: ChangeRow): FieldsTold {
  const deciding = fieldsDecidingLists(resource);
  if (kind === 'create') return { changed: [], deciding, before: 0 };
  const names = detail?.['fields'] as readonly string[] | undefined;
  if (!names) return { changed: withDependent(resource, Object.keys(resource.fields), true), deciding, before: null };
  const isTouched = detail?.['isTouched'] === true;
  const changed = withDependent(resource, names, isTouched);
  const others = deciding.filter((path) => !changed.includes(headOf(path)));
  // Whom a record is there for may change with it, and to somebody it is then new.
  const mayBeNew = others.length < deciding.length || (resource.sharing ?? resource.openRows) !== undefined;
  return {
    changed,
    deciding: mayBeNew ? others : [],
    before: version === null ? null : isTouched ? version : version - 1,
  };
}

/**
 * Everything that shows something else when these fields do; what only points here comes with the record alone. What is
 * gathered follows the fields that it starts from, and a touch by whoever wrote the other records.
 */
function withDependent(resource: Resource, names: readonly string[], isTouched: boolean): readonly string[] {
  const changed = new Set(names);
  const fields = Object.entries(resource.fields);
  for (let before = -1; before !== changed.size;) {
    before = changed.size;
    for (const [name, { aliasOf, from, isGathered, addressOf }] of fields)
      if (
        (aliasOf !== undefined && changed.has(aliasOf)) ||
        (from?.some((it) => changed.has(it)) ?? false) ||
        (isTouched && isGathered === true && addressOf === undefined)
      )
        changed.add(name);
  }
  return [...changed].filter((it) => resource.fields[it] !== undefined && resource.fields[it].by === undefined);
}
