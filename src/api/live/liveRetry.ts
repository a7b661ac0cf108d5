import { onContact } from '../http.ts';
import { hearWindows } from './windows.ts';

const shortestMs = 500;
/** A server that restarts meets its people again within this time: a refused try costs it next to nothing. */
const longestMs = 2_500;
const longGoneMs = 600_000;
const longestWhenLongGoneMs = 10_000;
/**
 * Also a sign of the server waits this long after a try, so that a stream that is refused while all else is answered is
 * not asked for with every answer.
 */
const atLeastMs = 250;

export type Failed = {
  readonly failures: number;
  readonly goneMs: number;
  /** Between 0 and 1, another one in each console. */
  readonly chance: number;
};

/**
 * How long to wait before the next try at the stream: doubling for a moment, spread so that all consoles of an office
 * do not come at once, and calmer for a server that is gone for the night.
 */
export function pauseBefore({ failures, goneMs, chance }: Failed): number {
  const limit = goneMs < longGoneMs ? longestMs : longestWhenLongGoneMs;
  return Math.min(limit, shortestMs * 2 ** failures) * (0.5 + chance / 2);
}

/** Waits, but no longer than until something says that the server may be there again. */
export function waitForServer(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const hasten = () => {
      clearTimeout(timer);
      timer = setTimeout(done, startedAt + Math.min(atLeastMs, ms) - Date.now());
    };
    const stops = [onSignOfServer(hasten), hearWindows('serverMayBeBack', hasten)];
    const done = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    let timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}

/**
 * Calls back when this window has reason to try again: the browser has its network back, somebody looks at the window,
 * or a request was answered.
 */
export function onSignOfServer(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('online', listener, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || listener(), { signal });
  const stopContact = onContact((reached) => reached && listener());
  return () => {
    end.abort();
    stopContact();
  };
}
