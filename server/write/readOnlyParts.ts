import { isDeepStrictEqual } from 'node:util';
import type { Field, Fields } from '../../src/domain/define/field.ts';
import { isClientsOwn } from './clientsOwn.ts';

type Values = Readonly<Record<string, unknown>>;

/** An input without what only the server sets, or its client keeps for itself, inside of objects and lists: clients send back what they have read. */
export function withoutReadOnly(fields: Fields, given: Values): Values {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fields[name]?.fields ? strippedOf(fields[name].fields, value) : value]));
}

function strippedOf(parts: Fields, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((it) => strippedOf(parts, it));
  return isObject(value) ? withoutReadOnly(parts, partsOf(value, Object.keys(value).filter((it) => parts[it]?.readOnly !== true && !isClientsOwn(it)))) : value;
}

/** Gives the entries of checked lists the read-only parts of the entries they come from; new ones have none yet. */
export function withReadOnly(fields: Fields, { values, given, before }: { values: Values; given: Values; before: Values }): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => {
    const kept = readOnlyNames(fields[name]);
    if (kept.length === 0 || !Array.isArray(value)) return [name, value];
    return [name, entriesWithOrigin(value as Values[], { sent: entriesOf(given[name]), stored: entriesOf(before[name]), kept })];
  }));
}

/** An entry comes from the stored one with the same read-only parts, else with the same other parts, else from the one in its place. */
function entriesWithOrigin(entries: readonly Values[], { sent, stored, kept }: { sent: readonly Values[]; stored: readonly Values[]; kept: readonly string[] }): Values[] {
  const left = new Set(stored);
  return entries.map((entry, at) => {
    const told = partsOf(sent[at] ?? {}, kept);
    const own = Object.keys(entry);
    const isToldOf = (it: Values) => Object.keys(told).length > 0 && isDeepStrictEqual(partsOf(it, Object.keys(told)), told);
    const isSame = (it: Values) => isDeepStrictEqual(partsOf(it, own), entry);
    const inPlace = (it: Values) => entries.length === stored.length && it === stored[at];
    const origin = [...left].find(isToldOf) ?? [...left].find(isSame) ?? [...left].find(inPlace);
    if (origin) left.delete(origin);
    return { ...entry, ...partsOf(origin ?? {}, kept) };
  });
}

function readOnlyNames(field: Field | undefined): string[] {
  if (field?.kind !== 'list') return [];
  return Object.entries(field.fields ?? {}).flatMap(([name, part]) => (part.readOnly === true ? [name] : []));
}

function entriesOf(list: unknown): Values[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function partsOf(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((it) => it in values).map((it) => [it, values[it]]));
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
