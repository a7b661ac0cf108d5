import { setTimeout as wait } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** Soon at first, because a single fault is over at once; then ever more patiently, because a full disk is not. */
const patientPausesMs: readonly number[] = [250, 1_000, 2_000, 5_000, 10_000, 30_000];
/** A server that has run for so long was no failed attempt. */
const steadyMs = 60_000;

/** Told why the database cannot be reached, and (null) that it can again. */
export type TellOutage = (reason: string | null) => void;
type Keeping = {
  readonly launch: (signal: AbortSignal) => Promise<Postmaster>;
  readonly log: (line: string) => void;
  readonly tell: TellOutage;
  /** What is waited before each attempt; the last holds from then on. */
  readonly pausesMs?: readonly number[];
};

/** Starts PostgreSQL again whenever it ends although nobody asked it to, until it is stopped. */
export function keepRunning(
  first: Postmaster,
  { launch, log, tell, pausesMs = patientPausesMs }: Keeping,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Postmaster | undefined = first;
  let failures = 0;
  const work = restartWhenItDies();

  async function restartWhenItDies(): Promise<void> {
    const stopped = new Promise<null>((resolve) =>
      signal.addEventListener(
        'abort',
        () => {
          resolve(null);
        },
        { once: true },
      ),
    );
    while (current) {
      const startedAt = performance.now();
      const reason = await Promise.race([current.died, stopped]);
      if (reason === null) return;
      if (performance.now() - startedAt > steadyMs) failures = 0;
      tell('Die Datenbank wurde unerwartet beendet und startet neu.');
      log(`${reason} Sie wird neu gestartet; bestätigte Eingaben sind gesichert.`);
      current = await startAgain();
      if (!current) return;
      tell(null);
      log('Die Datenbank läuft wieder.');
    }
  }

  async function startAgain(): Promise<Postmaster | undefined> {
    while (!signal.aborted) {
      const pause = pausesMs[Math.min(failures++, pausesMs.length - 1)] ?? 0;
      await wait(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        return await launch(signal);
      } catch (error) {
        if (signal.aborted) return undefined;
        tell('Die Datenbank lässt sich nicht starten; es wird laufend erneut versucht.');
        log(
          `Die Datenbank lässt sich nicht starten (${String(failures)}. Versuch): ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    return undefined;
  }

  return {
    async stop() {
      stopping.abort();
      await work;
      await current?.stop();
    },
  };
}
