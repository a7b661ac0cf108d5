import { atom } from 'jotai/vanilla';
import type { BulkOptions, BulkResult } from '../api/records/bulk.ts';
import { store } from '../api/records/entities.ts';
import { newId } from '../api/newId.ts';

/** Work that this window does in the background, for example a change of 120 contracts. */
export type LocalWork = {
  readonly id: string;
  readonly label: string;
  readonly done: number;
  readonly of: number;
  readonly cancel?: () => void;
};

/** What this window is busy with, for the status bar. */
export const localWorkAtom = atom<readonly LocalWork[]>([]);

/** Shows how far a work is; the status bar offers to stop it where `cancel` is given. */
export function showWork(work: LocalWork): void {
  store.set(localWorkAtom, (running) =>
    running.some((it) => it.id === work.id) ? running.map((it) => (it.id === work.id ? work : it)) : [...running, work],
  );
}

/** The work is over, whatever came of it. */
export function endWork(id: string): void {
  store.set(localWorkAtom, (running) => running.filter((it) => it.id !== id));
}

/** Runs a change of many records where everybody sees how far it is and can stop it. */
export async function withProgress<T>(
  label: string,
  run: (options: BulkOptions<T>) => Promise<BulkResult<T>>,
): Promise<BulkResult<T>> {
  const id = newId();
  const stop = new AbortController();
  const cancel = () => stop.abort();
  try {
    return await run({
      signal: stop.signal,
      onProgress: ({ done, failed, of }) => showWork({ id, label, done: done + failed, of, cancel }),
    });
  } finally {
    endWork(id);
  }
}
