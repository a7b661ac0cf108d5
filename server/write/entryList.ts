import { listField } from '../../src/domain/define/entryPlace.ts';
import type { Field } from '../../src/domain/define/field.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { partsOf, type Entry } from '../storage/entries.ts';
import { Invalid } from '../storage/refusals.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { behaviourOf, type Write } from './asked.ts';
import type { Intent } from './behaviour.ts';

/** A list of the record that is written: its name and field, the resource of its entries, and the record's address. */
export type List = Write & { readonly list: string; readonly field: Field; readonly owner: string };

/** What is refused of an entry is refused at its place in the list. */
export async function inPlace<T>({ list }: List, place: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    throw new Invalid(
      error.violations.map((it) => ({ ...it, propertyPath: `${list}.${String(place)}.${it.propertyPath}` })),
    );
  }
}

/** Lets the consequences of an entry happen elsewhere. */
export async function runEntryEffects(at: List, intent: Intent, after: DomainRecord): Promise<void> {
  for (const effect of behaviourOf(at).effects ?? []) await effect({ ...intent, id: after.id, after }, at.scope);
}

/** The columns of an entry besides its number, version and place. */
export function rowOf({ field, list, owner }: List, entry: AnyRow): AnyRow {
  const parts = partsOf(field).map(([part]) => [part, entry[part] ?? null]);
  return {
    ...(Object.fromEntries(parts) as AnyRow),
    [field.entries?.by ?? '']: owner,
    ...(field.entries?.isShared && { [listField]: list }),
  };
}

export function recordOf(at: List, entry: Entry): DomainRecord {
  return {
    createdAt: '',
    updatedAt: '',
    ...entry,
    ...rowOf(at, entry),
    id: entry.id ?? 0,
    version: entry.version ?? 0,
  };
}

/** What an entry shows in its record. */
export function shownOf({ fields = {} }: Field, row: DomainRecord): Entry {
  return {
    id: row.id,
    version: row.version,
    ...Object.fromEntries(Object.keys(fields).map((part) => [part, row[part] ?? null])),
  };
}
