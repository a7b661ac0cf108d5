import type { AnyRow } from '../../src/domain/define/row.ts';
import { isStored } from '../../src/domain/define/derivedField.ts';
import type { Field, Kind } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { emptyOf, filledIn } from '../storage/columns.ts';
import { withIdentity } from './entryIdentity.ts';
import { same } from '../storage/history.ts';

/**
 * The record with the input laid over it: an embedded object part by part, an alias at the field it stands for, unless
 * it only repeats what was read. Options are not stored, so they are left out.
 */
export function merged(resource: Resource, record: AnyRow, input: AnyRow): AnyRow {
  const result: Record<string, unknown> = { ...record };
  for (const [key, value] of Object.entries(input)) {
    const field = resource.fields[key];
    if (!field) continue;
    const target = field.aliasOf ?? key;
    if (target !== key && target in input && same(value, record[target])) continue;
    if (field.kind === 'embedded') result[target] = overlaid(field, result[target], value);
    else if (field.entries) result[target] = withIdentity(field, { stored: result[target], given: value });
    else if (field.kind === 'list') result[target] = Array.isArray(value) ? value.map((it) => filledIn(it, field)) : [];
    else if (isStored(field) || field.aliasOf) result[target] = value ?? nothingOf(field);
  }
  return result;
}

/** What "nothing" is for kinds that always hold something. */
const nothing: Partial<Record<Kind, unknown>> = { flag: false, flag01: '0', choices: [], references: [], list: [] };

/** A flag that knows "not decided" goes back to that. */
const nothingOf = (field: Field | undefined) =>
  field === undefined || field.default === null ? null : (nothing[field.kind] ?? null);

/** An object that is taken away leaves nothing of what it said behind. */
function overlaid(field: Field, current: unknown, given: unknown): unknown {
  if (given === null) return emptyOf(field);
  const parts = Object.entries((given ?? {}) as AnyRow).map(([name, value]) => [
    name,
    value ?? nothingOf(field.fields?.[name]),
  ]);
  return { ...(current as object | null), ...(Object.fromEntries(parts) as object) };
}
