import { setTimeout as wait } from 'node:timers/promises';
import { isLostConnection } from './lostConnection.ts';

const againMs = 500;
/** Afterwards another process may have taken over. */
const patienceMs = 120_000;

/** Notes what has really happened outside, also when the database is away at that moment. */
export async function untilDatabaseIsBack(note: () => Promise<void>, leaving: AbortSignal): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (!isLostConnection(error) || leaving.aborted || performance.now() > deadline) throw error;
      await wait(againMs);
    }
  }
}
