import type { Field } from '../../src/domain/define/field.ts';
import { positionField } from '../../src/domain/define/entryPlace.ts';
import { partsOf, type Entry } from './entries.ts';
import type { FieldChange } from './fieldChange.ts';

type Lists = { readonly previous: readonly Entry[]; readonly data: readonly Entry[] };
type Compare = (
  path: string,
  part: Field,
  lists: { readonly previous: unknown; readonly data: unknown },
) => FieldChange[];

/**
 * What happened to the entries of a list, entry by entry: `serviceAddresses.7.city` for a changed part,
 * `serviceAddresses.7` for one that came or went, `serviceAddresses.7.position` for one that was moved.
 */
export function entryChanges(path: string, field: Field, { previous, data }: Lists, compare: Compare): FieldChange[] {
  const before = byId(previous);
  const after = byId(data);
  const gone = previous
    .filter(({ id }) => !after.has(id))
    .map((it): FieldChange => ({ field: `${path}.${String(it.id)}`, previous: contentOf(field, it), data: null }));
  const come = data
    .filter(({ id }) => id === undefined || !before.has(id))
    .map((it): FieldChange => ({ field: placeOf(path, it), previous: null, data: contentOf(field, it) }));
  const changed = data.flatMap((it) => {
    const was = it.id === undefined ? undefined : before.get(it.id);
    return was
      ? partsOf(field).flatMap(([name, part]) =>
          compare(`${placeOf(path, it)}.${name}`, part, { previous: was[name], data: it[name] }),
        )
      : [];
  });
  return [
    ...gone,
    ...changed,
    ...movesOf(
      path,
      previous.filter(({ id }) => after.has(id)),
      data.filter(({ id }) => before.has(id)),
    ),
    ...come,
  ];
}

/** An entry was moved when its place among those that stayed has changed; one that came or went moves no other. */
function movesOf(path: string, before: readonly Entry[], after: readonly Entry[]): FieldChange[] {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  return after.flatMap((it, at) => {
    const was = places.get(it.id) ?? -1;
    return was === at ? [] : [{ field: `${placeOf(path, it)}.${positionField}`, previous: was + 1, data: at + 1 }];
  });
}

function placeOf(path: string, { id }: Entry): string {
  return id === undefined ? path : `${path}.${String(id)}`;
}

function contentOf(field: Field, entry: Entry): Readonly<Record<string, unknown>> {
  return Object.fromEntries(partsOf(field).map(([name]) => [name, entry[name] ?? null]));
}

function byId(entries: readonly Entry[]): ReadonlyMap<number | undefined, Entry> {
  return new Map(entries.map((it) => [it.id, it]));
}
