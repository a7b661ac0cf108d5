import type { Definition, Meta, StoredOf } from '../../../src/domain/define/row.ts';

/** What has a column. */
type Column<R> = Extract<keyof StoredOf<R>, string> | Exclude<keyof Meta, 'version'>;

/**
 * How the lists of a resource are found and ordered quickly, beyond what its references, unique fields and filters
 * bring by themselves.
 */
type IndexSpec<C extends string> = {
  /** Further composite indexes, in column order, for tables that grow. */
  readonly indexes?: readonly (readonly C[])[];
  /**
   * Indexes that carry further narrow columns along, so that hits are counted and put in order without opening the wide
   * rows.
   */
  readonly covering?: { readonly indexes: readonly (readonly C[])[]; readonly columns: readonly C[] };
  /** What holds for few records, so that those are found without looking at all. */
  readonly rare?: readonly { readonly field: C; readonly is: boolean | string }[];
  /** What lists always ask for that no column says, by a name and its SQL: an index of those records alone. */
  readonly within?: readonly { readonly called: string; readonly holds: string; readonly columns: readonly C[] }[];
  /** What is found by a name within a column of further data, after these columns: an index of who has one. */
  readonly named?: readonly { readonly column: C; readonly name: string; readonly after: readonly C[] }[];
  /** Columns that order records whose sorted column is equal, before the id does. */
  readonly sortWith?: { readonly [column in C]?: readonly C[] };
  /** Orders that stand for columns of its own, for example `contract.datum` for a day that is kept with the row. */
  readonly sortAs?: Readonly<Record<string, readonly C[]>>;
  /**
   * Orders by who stands behind a referred record: its own reference to another one of its kind, else itself. Their
   * rows stand side by side, and the few records referred to are walked in place of the many rows.
   */
  readonly sortBehind?: Readonly<Record<string, Behind<C>>>;
  /**
   * In this order rows that share these columns stand side by side, and no page tears them apart; where all are empty a
   * row stands alone.
   */
  readonly unbroken?: { readonly by: readonly C[]; readonly sort: string };
};
export type Behind<C extends string = string> = { readonly reference: C; readonly to: string; readonly by: string };

export type Indexes = Omit<IndexSpec<string>, 'sortWith'> & {
  readonly sortWith?: Readonly<Record<string, readonly string[]>>;
};

/** Says by which columns a resource is found and ordered quickly; only names of stored fields compile. */
export function defineIndexes<R extends Definition>(
  { path }: R,
  spec: IndexSpec<Column<R>>,
): readonly [path: string, indexes: Indexes] {
  return [path, spec as Indexes];
}
