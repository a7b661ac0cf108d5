import type { PrintedBilling } from '../../src/domain/billing/printedBilling.ts';
import type { PrintedDocument } from '../../src/domain/invoice/printedDocument.ts';
import type { Content } from '../actions/protocols/content.ts';
import type { StoredOf } from '../../src/domain/define/row.ts';

/**
 * Column values of a record by the names of its definition; references are ids, everything else is as the domain has
 * it.
 */
export type RowFor<R> = { readonly id: number; readonly createdAt?: string; readonly updatedAt?: string } & {
  readonly [Name in keyof StoredOf<R>]?: Column<StoredOf<R>[Name]>;
};
type Column<T> = T extends readonly (infer E)[]
  ? readonly Column<E>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Column<T[Name]> }
    : string extends T
      ? T | number
      : T;

/** The same of any resource, as it is written. */
export type Row = { readonly id: number; readonly [column: string]: unknown };

/** A change that a record's history tells of. */
export type Change = {
  readonly path: string;
  readonly record_id: number;
  readonly logged_at: string;
  readonly username: string;
  readonly field: string;
  readonly previous: unknown;
  readonly data: unknown;
};

/** What a protocol held before one of its steps. */
export type Snapshot = {
  readonly protocol: number;
  readonly counter: number;
  readonly created_at: string;
  readonly username: string;
  readonly old_state: string;
  readonly new_state: string;
} & Content;

/** What a completed document says for good. */
export type Printed = { readonly invoice: number; readonly number: string; readonly content: PrintedDocument };

/** What closed LF Rechnungen say for good. */
export type PrintedLf = { readonly billing: number; readonly number: string; readonly content: PrintedBilling };

/** What is written in one transaction; `day` is null for the records that all contracts stand on. */
export type Chunk = {
  readonly day: string | null;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  readonly history: readonly Change[];
  readonly snapshots: readonly Snapshot[];
  readonly printed: readonly Printed[];
  readonly printedBillings?: readonly PrintedLf[];
  readonly orders: number;
};
