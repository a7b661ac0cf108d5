import { ApiError } from './apiErrors.ts';

/** The server asks for a minute at most; who asks for longer is not waited for in silence. */
const longest = 60;
/** So long somebody waits for one thing in all, where pause follows pause. */
const longestInAll = 120_000;
/** Pauses that end together are one for whoever reads of it. */
const together = 1_000;
const listeners = new Set<(seconds: number) => void>();
let until = 0;

/** Milliseconds after which what was refused for too many questions may be asked again; 0 for any other failure. */
export function pauseOf(error: unknown): number {
  const { status, retryAfter = 0 } = error instanceof ApiError ? error : { status: 0 };
  return status === 429 && retryAfter <= longest ? retryAfter * 1_000 : 0;
}

/**
 * Asks again by itself where the server only wants a pause, and tells of it: nothing of what it refused was done, and
 * nothing is wrong.
 */
export async function throughPauses<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let waited = 0; ;) {
    try {
      return await ask();
    } catch (error) {
      const pause = pauseOf(error);
      waited += pause;
      if (pause === 0 || waited > longestInAll) throw error;
      tell(pause);
      await over(pause, signal);
    }
  }
}

/** Calls back with how many seconds a pause lasts, once for all that wait through it. */
export function onPause(listener: (seconds: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(milliseconds: number): void {
  const end = Date.now() + milliseconds;
  if (end < until + together) return;
  until = end;
  for (const listener of listeners) listener(milliseconds / 1_000);
}

function over(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
