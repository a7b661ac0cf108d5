import type { AnyRow } from '../../src/domain/define/row.ts';
import type { DomainRecord } from '../storage/rows.ts';
import type { Write } from './asked.ts';
import { createIndependent, deleteIndependent, updateIndependent, type Change } from './independentRecords.ts';
import { createEntry, deleteEntry, updateEntry } from './throughOwner.ts';

/**
 * Makes a record from checked input, with rules, history, change log and all consequences; an entry as a change of its
 * record.
 */
export function createRecord(write: Write, input: AnyRow): Promise<DomainRecord> {
  return write.resource.entryOf ? createEntry(write, write.resource.entryOf, input) : createIndependent(write, input);
}

/**
 * Changes a record by checked input (RFC 7396 merge); answers the state after it and its consequences, unchanged when
 * nothing differs.
 */
export function updateRecord(write: Write, id: number, change: Change): Promise<DomainRecord> {
  return write.resource.entryOf ? updateEntry(write, id, change) : updateIndependent(write, id, change);
}

/** Removes a record that nothing refers to any more. */
export function deleteRecord(write: Write, id: number, seen: Pick<Change, 'ifMatch'>): Promise<void> {
  return write.resource.entryOf ? deleteEntry(write, id, seen) : deleteIndependent(write, id, seen);
}
