import type { Cells, Faults, Head } from '../../domain/bulkCreate/entry.ts';
import { isBlank } from '../../domain/bulkCreate/entry.ts';
import { columnAt, type CellPath } from '../../domain/bulkCreate/columns.ts';
import { newId } from '../../api/newId.ts';

/** What has become of a row: failures keep the message of the server at their cells until these are changed. */
export type EntryState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly message: string; readonly faults: Faults }
  | { readonly kind: 'done'; readonly iri: string; readonly number: string };

/** One row of the table. Its id goes along with the call, so that a repeated call makes no second contract. */
export type BulkEntry = { readonly id: string; readonly cells: Cells; readonly state: EntryState };

/** Everything that is entered in the panel; kept as a draft. */
export type BulkInput = { readonly head: Head; readonly shared: Cells; readonly entries: readonly BulkEntry[] };

const open: EntryState = { kind: 'open' };

/** A row of its own with these texts. */
export function newEntry(cells: Cells = {}): BulkEntry {
  return { id: newId(), cells, state: open };
}

/** The panel as it opens: one empty contract. */
export function emptyInput(): BulkInput {
  return { head: {}, shared: {}, entries: [newEntry()] };
}

/** Whether anything was entered that has not become a contract. */
export function holdsInput({ head, shared, entries }: BulkInput): boolean {
  const isOpen = entries.some((it) => it.state.kind !== 'done' && !isBlank(it.cells));
  const isShared =
    !isBlank(shared) ||
    Object.values(head).some(
      (it) => it !== null && it !== undefined && it !== false && !(Array.isArray(it) && it.length === 0),
    );
  return isOpen || (isShared && entries.every((it) => it.state.kind !== 'done'));
}

/** So many rows: empty ones are added at the end or taken away there, rows with input always stay. */
export function withCount(entries: readonly BulkEntry[], count: number): readonly BulkEntry[] {
  const open = entries.filter((it) => it.state.kind !== 'done');
  if (open.length < count) return [...entries, ...Array.from({ length: count - open.length }, () => newEntry())];
  const spare = open.slice(count).filter((it) => isBlank(it.cells));
  return entries.filter((it) => !spare.includes(it));
}

/** The common data with a change: a branch belongs to its customer and goes with him. */
export function withHead(head: Head, patch: Head): Head {
  const customer = patch.contractClientAddress;
  const isOther = customer !== undefined && customer !== (head.contractClientAddress ?? null);
  return { ...head, ...(isOther && { customerDepartment: null }), ...patch };
}

/** Pasted rows take the place of the empty ones. */
export function withRows(entries: readonly BulkEntry[], rows: readonly Cells[]): readonly BulkEntry[] {
  return [...entries.filter((it) => it.state.kind === 'done' || !isBlank(it.cells)), ...rows.map(newEntry)];
}

/** A changed cell is no longer what the server objected to. */
export function changed(entry: BulkEntry, cells: Cells): BulkEntry {
  if (entry.state.kind !== 'failed') return { ...entry, cells };
  const isAsBefore = (path: CellPath | undefined) => path === undefined || cells[path] === entry.cells[path];
  const faults = Object.fromEntries(
    Object.entries(entry.state.faults).filter(([path]) => isAsBefore(columnAt(path)?.path)),
  );
  return { ...entry, cells, state: { ...entry.state, faults } };
}

/**
 * A row that was under way when the window closed may or may not have become a contract; sending it again finds out.
 */
export function restored({ head, shared, entries }: BulkInput): BulkInput {
  return { head, shared, entries: entries.map((it) => (it.state.kind === 'sending' ? { ...it, state: open } : it)) };
}
