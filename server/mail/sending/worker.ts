import { isLostConnection } from '../../storage/lostConnection.ts';
import { untilNextDue } from './claim.ts';
import { deliverDue, outageMs, type Sending } from './deliver.ts';

export type MailWorker = {
  /** There may be something to send. */
  wake(): void;
  /** Lets mails on their way arrive, then ends. */
  stop(): Promise<void>;
};

const pollMs = 5_000;
const betweenWakesMs = 250;
const lastWordMs = 10_000;

/** Sends queued mails as long as the program runs: soon after somebody queued one, and when a repetition is due. */
export function startMailWorker(sending: Sending, log: (line: string) => void): MailWorker {
  const stopping = new AbortController();
  const leaving = new AbortController();
  let work: Promise<void> | undefined;
  let timer = setTimeout(turn, 0);
  let isWoken = false;
  let isPaused = false;

  function turn(): void {
    isWoken = false;
    work = deliverDue(sending, { stopping: stopping.signal, leaving: leaving.signal })
      .catch((error: unknown) => {
        // Without the database there is nothing to send; whoever watches it says so, and it is asked for again as usual.
        if (isLostConnection(error)) return 'done' as const;
        log(`Mailversand: ${error instanceof Error ? error.message : String(error)}`);
        return 'outage' as const;
      })
      .then(async (end) => {
        const rest = end === 'outage' ? outageMs : await untilNextDue(sending.database, { now: sending.clock(), most: pollMs }).catch(() => pollMs);
        work = undefined;
        isPaused = end === 'outage';
        if (!stopping.signal.aborted) timer = setTimeout(turn, isWoken && !isPaused ? betweenWakesMs : Math.max(rest, betweenWakesMs));
      });
  }

  return {
    wake() {
      if (isWoken || isPaused || stopping.signal.aborted) return;
      isWoken = true;
      if (work) return;
      clearTimeout(timer);
      timer = setTimeout(turn, betweenWakesMs);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      const lastWord = setTimeout(() => { leaving.abort(); }, lastWordMs);
      await work;
      clearTimeout(lastWord);
    },
  };
}
