import type { AnyRow } from '../../src/domain/define/row.ts';
import { listField, positionField } from '../../src/domain/define/entryPlace.ts';
import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { entriesIn, type Entry } from '../storage/entries.ts';
import { readOne } from '../storage/readRecords.ts';
import { refuseUnknown } from '../storage/referenceChecks.ts';
import { Invalid, NotFound, Stale } from '../storage/refusals.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { refuseFixed, type Write } from './asked.ts';
import { merged } from './merged.ts';
import { updateIndependent, type Change } from './independentRecords.ts';
import { putAt } from './ranks.ts';

type EntryOf = NonNullable<Resource['entryOf']>;
/** The list that an entry stands in: of which record, and under which name. */
type Place = { readonly owner: Resource; readonly ownerId: number; readonly list: string };

/**
 * Adds an entry as a change of the record that it belongs to, so that the rules and consequences of that record hold.
 */
export async function createEntry(write: Write, entryOf: EntryOf, input: AnyRow): Promise<DomainRecord> {
  const { resource, scope } = write;
  await refuseUnknown(scope.client, resource.fields, { input });
  const place = placeOf(resource, entryOf, input);
  let known: ReadonlySet<unknown> = new Set();
  const owner = await changeList(write, place, (entries) => {
    known = new Set(entries.map(({ id }) => id));
    return moved([...entries, input], entries.length, input[positionField]);
  });
  const made = entriesIn(owner[place.list]).find(({ id }) => !known.has(id));
  return stored(write, made?.id ?? 0);
}

/** Changes an entry as a change of its record; only who saw another state of this entry is refused. */
export async function updateEntry(write: Write, id: number, { inputFor, ifMatch }: Change): Promise<DomainRecord> {
  const { resource } = write;
  const record = await stored(write, id);
  await changeList(write, placeOf(resource, resource.entryOf, record), async (entries) => {
    const at = entries.findIndex((it) => it.id === id);
    const before = await current(write, id, ifMatch);
    const input = await inputFor(before);
    const wanted = merged(resource, before, input);
    await refuseUnknown(write.scope.client, resource.fields, { input, before });
    refuseFixed(resource, before, wanted);
    return moved(
      entries.toSpliced(at, 1, { ...wanted, id, version: before.version }),
      at,
      wanted[positionField] === before[positionField] ? undefined : wanted[positionField],
    );
  });
  return stored(write, id);
}

/** Takes an entry out of its record. */
export async function deleteEntry(
  write: Write,
  id: number,
  { ifMatch }: { ifMatch?: number | undefined },
): Promise<void> {
  const { resource } = write;
  const record = await stored(write, id);
  await changeList(write, placeOf(resource, resource.entryOf, record), async (entries) => {
    await current(write, id, ifMatch);
    return entries.filter((it) => it.id !== id);
  });
}

/** Changes one list of a record as every write does; what is refused of the entry is told at its own fields. */
async function changeList(
  { scope }: Write,
  { owner, ownerId, list }: Place,
  change: (entries: readonly Entry[]) => readonly AnyRow[] | Promise<readonly AnyRow[]>,
): Promise<DomainRecord> {
  try {
    return await updateIndependent({ resource: owner, scope }, ownerId, {
      inputFor: async (before) => ({ [list]: await change(entriesIn(before[list])) }),
    });
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const place = new RegExp(`^${list}\\.\\d+\\.`);
    throw new Invalid(error.violations.map((it) => ({ ...it, propertyPath: it.propertyPath.replace(place, '') })));
  }
}

/** The entry as it stands now that its record is held against other writers. */
async function current(write: Write, id: number, ifMatch: number | undefined): Promise<DomainRecord> {
  const record = await stored(write, id);
  if (ifMatch !== undefined && ifMatch !== record.version) throw new Stale(record);
  return record;
}

async function stored({ resource, scope }: Write, id: number): Promise<DomainRecord> {
  const record = await readOne(scope.client, resource, id);
  if (!record) throw new NotFound();
  return record;
}

function placeOf(resource: Resource, entryOf: Resource['entryOf'], entry: AnyRow): Place {
  const { field, lists } = entryOf ?? { field: '', lists: [] };
  const path = resource.fields[field]?.to ?? '';
  const owner = resourceByPath(path);
  const list = lists.length > 1 ? entry[listField] : lists[0];
  const ownerId = idOf(path, String(entry[field]));
  if (!owner || ownerId === undefined || typeof list !== 'string')
    throw new Invalid([{ propertyPath: field, message: 'Verweis erwartet' }]);
  return { owner, ownerId, list };
}

/** Puts the entry at `from` to the place that was asked for, from 1. */
function moved(entries: readonly AnyRow[], from: number, position: unknown): readonly AnyRow[] {
  if (typeof position !== 'number') return entries;
  const entry = entries[from];
  return entry ? putAt(entries.toSpliced(from, 1), entry, position) : entries;
}
