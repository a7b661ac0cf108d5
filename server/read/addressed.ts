import type { Field } from '../../src/domain/define/field.ts';
import { entryIri } from '../../src/domain/define/entry.ts';
import type { Entry } from '../storage/entries.ts';

/** Entries as they travel inside their record, each with its own address and class; any other value as it is. */
export function addressed(field: Field, value: unknown): unknown {
  if (!field.entries || !Array.isArray(value)) return value ?? null;
  const { type } = field.entries;
  return (value as readonly Entry[]).map((it) => ({ '@id': entryIri(field, it.id ?? 0), '@type': type, ...it }));
}
