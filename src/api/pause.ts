import { ApiError } from './apiErrors.ts';

/** The server asks for a minute at most; who asks for longer is not waited for in silence. */
const longest = 60;
const listeners = new Set<(seconds: number) => void>();
let until = 0;

/** Milliseconds after which a list that was refused for too many questions asks again by itself; 0 for any other failure. */
export function pauseOf(error: unknown): number {
  const { status, retryAfter = 0 } = error instanceof ApiError ? error : { status: 0 };
  return status === 429 && retryAfter <= longest ? retryAfter * 1_000 : 0;
}

/** Tells those who listen of a pause, once for all lists that wait through it, and hands its length on. */
export function beginPause(milliseconds: number): number {
  const now = Date.now();
  if (milliseconds > 0 && now >= until) {
    until = now + milliseconds;
    for (const listener of listeners) listener(milliseconds / 1_000);
  }
  return milliseconds;
}

/** Calls back once per pause with how many seconds it lasts. */
export function onPause(listener: (seconds: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
