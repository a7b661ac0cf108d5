/** What became of one record of a bulk change. */
export type BulkRow<T> =
  | { readonly item: T; readonly state: 'done' }
  | { readonly item: T; readonly state: 'failed'; readonly error: unknown }
  | { readonly item: T; readonly state: 'skipped' };
export type BulkProgress<T> = {
  readonly done: number;
  readonly failed: number;
  readonly of: number;
  readonly rows: readonly BulkRow<T>[];
};
export type BulkOptions<T> = {
  readonly onProgress?: (progress: BulkProgress<T>) => void;
  /** Stops before the next record; those under way are finished. */
  readonly signal?: AbortSignal;
  readonly concurrency?: number;
};
export type BulkResult<T> = BulkProgress<T> & {
  /** True when it was stopped before the end. */
  readonly isStopped: boolean;
  /** What has not succeeded, in its order; stays selected in the list. */
  readonly left: readonly T[];
  /** Repeats only what has not succeeded. */
  readonly retry: (options?: BulkOptions<T>) => Promise<BulkResult<T>>;
};

/** Does one thing to many records, a few at a time, and reports per record; a failure stops none of the others. */
export async function bulk<T>(
  items: readonly T[],
  each: (item: T) => Promise<unknown>,
  options: BulkOptions<T> = {},
): Promise<BulkResult<T>> {
  const rows: BulkRow<T>[] = items.map((item) => ({ item, state: 'skipped' }));
  let next = 0;
  const progress = (): BulkProgress<T> => ({
    done: count(rows, 'done'),
    failed: count(rows, 'failed'),
    of: items.length,
    rows: [...rows],
  });
  const work = async () => {
    while (next < items.length && !options.signal?.aborted) {
      const index = next++;
      const item = items[index] as T;
      rows[index] = await each(item).then(
        (): BulkRow<T> => ({ item, state: 'done' }),
        (error: unknown): BulkRow<T> => ({ item, state: 'failed', error }),
      );
      options.onProgress?.(progress());
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.concurrency ?? 3, items.length) }, work));
  const left = rows.filter((row) => row.state !== 'done').map((row) => row.item);
  return {
    ...progress(),
    isStopped: rows.some((row) => row.state === 'skipped'),
    left,
    retry: (again = {}) => bulk(left, each, again),
  };
}

function count<T>(rows: readonly BulkRow<T>[], state: BulkRow<T>['state']): number {
  return rows.filter((row) => row.state === state).length;
}
