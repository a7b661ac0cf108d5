/** Column values of one record; references are ids, everything else is as the domain has it. */
export type Row = { readonly id: number; readonly [column: string]: unknown };

/** A change that a record's history tells of. */
export type Change = { readonly path: string; readonly record_id: number; readonly logged_at: string; readonly username: string; readonly field: string; readonly previous: unknown; readonly data: unknown };

/** What is written in one transaction; `day` is null for the records that all orders stand on. */
export type Chunk = { readonly day: string | null; readonly rows: Readonly<Record<string, readonly Row[]>>; readonly history: readonly Change[]; readonly orders: number };
