import type { AnyRow } from '../../src/domain/define/row.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Field, Fields } from '../../src/domain/define/field.ts';
import { isClientsOwn } from './clientsOwn.ts';

/**
 * An input without what only the server sets, or its client keeps for itself, inside of objects and lists: clients send
 * back what they have read.
 */
export function withoutReadOnly(fields: Fields, given: AnyRow): AnyRow {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      fields[name]?.fields ? strippedOf(fields[name].fields, value) : value,
    ]),
  );
}

function strippedOf(parts: Fields, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((it) => strippedOf(parts, it));
  return isObject(value)
    ? withoutReadOnly(
        parts,
        partsOf(
          value,
          Object.keys(value).filter((it) => parts[it]?.readOnly !== true && !isClientsOwn(it)),
        ),
      )
    : value;
}

/**
 * Gives the entries of checked lists, unless they have an identity of their own, the read-only parts of the entries
 * they come from; new ones have none yet.
 */
export function withReadOnly(
  fields: Fields,
  { values, given, before }: { values: AnyRow; given: AnyRow; before: AnyRow },
): AnyRow {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kept = readOnlyNames(fields[name]);
      if (kept.length === 0 || !Array.isArray(value)) return [name, value];
      return [
        name,
        entriesWithOrigin(value as AnyRow[], { sent: entriesOf(given[name]), stored: entriesOf(before[name]), kept }),
      ];
    }),
  );
}

/**
 * An entry comes from the stored one with the same read-only parts, else with the same other parts, else from the one
 * in its place.
 */
function entriesWithOrigin(
  entries: readonly AnyRow[],
  { sent, stored, kept }: { sent: readonly AnyRow[]; stored: readonly AnyRow[]; kept: readonly string[] },
): AnyRow[] {
  const left = new Set(stored);
  return entries.map((entry, at) => {
    const told = partsOf(sent[at] ?? {}, kept);
    const own = Object.keys(entry);
    const isToldOf = (it: AnyRow) =>
      Object.keys(told).length > 0 && isDeepStrictEqual(partsOf(it, Object.keys(told)), told);
    const isSame = (it: AnyRow) => isDeepStrictEqual(partsOf(it, own), entry);
    const inPlace = (it: AnyRow) => entries.length === stored.length && it === stored[at];
    const origin = [...left].find(isToldOf) ?? [...left].find(isSame) ?? [...left].find(inPlace);
    if (origin) left.delete(origin);
    return { ...entry, ...partsOf(origin ?? {}, kept) };
  });
}

function readOnlyNames(field: Field | undefined): string[] {
  if (field?.kind !== 'list' || field.entries) return [];
  return Object.entries(field.fields ?? {}).flatMap(([name, part]) => (part.readOnly === true ? [name] : []));
}

function entriesOf(list: unknown): AnyRow[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function partsOf(values: AnyRow, names: readonly string[]): AnyRow {
  return Object.fromEntries(names.filter((it) => it in values).map((it) => [it, values[it]]));
}

function isObject(value: unknown): value is AnyRow {
  return typeof value === 'object' && value !== null;
}
