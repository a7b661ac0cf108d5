import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import type { Database } from '../storage/database.ts';
import type { SeedRequest } from './write.ts';

export type SeedOptions = {
  readonly database: Pick<Database, 'config'>;
  readonly count: number;
  /** The day around which the data lie. */
  readonly today: string;
  readonly now?: Date;
  /** Hash of the password of the demo logins, where nobody has made these yet. */
  readonly secretHash?: string;
  readonly onProgress?: (progress: { done: number; of: number }) => void;
  readonly signal?: AbortSignal;
};

/** Fills the database with demo data in a thread of its own; stopped half way, the next call goes on where it stood. */
export async function seedDemo({
  database,
  count,
  today,
  now = new Date(),
  secretHash,
  onProgress,
  signal,
}: SeedOptions): Promise<void> {
  if (count === 0 || signal?.aborted) return;
  const request: SeedRequest = { count, today, now: now.toISOString(), secretHash: secretHash ?? null };
  const worker = new Worker(new URL('seedWorker.ts', import.meta.url), {
    workerData: { connection: reachable(database.config), request },
  });
  const stop = () => {
    worker.postMessage('stop');
  };
  signal?.addEventListener('abort', stop);
  worker.on('message', (progress: { done: number; of: number }) => onProgress?.(progress));
  try {
    await once(worker, 'exit');
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** What another thread needs to connect; functions cannot be handed over. */
function reachable(config: ClientConfig): ClientConfig {
  return Object.fromEntries(
    Object.entries(config).filter(([name, value]) => name !== 'types' && typeof value !== 'function'),
  ) as ClientConfig;
}
