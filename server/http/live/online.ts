import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countOnline, noteConsoles } from '../../storage/openConsoles.ts';
import type { Queryable } from '../../storage/sql.ts';
import { eventBytes, type Stream } from './stream.ts';

const lastWordMs = 2_000;

/** Tells the consoles of this server how many people have one open, at whichever server. */
export function makeOnline(to: Queryable, { streams }: { readonly streams: ReadonlySet<Stream> }) {
  const server = randomUUID();
  let noting = Promise.resolve();
  let isNoted = true;
  let counting: Promise<void> | undefined;
  let isCounted = true;
  let isClosed = false;

  /** Notes whose consoles listen here; of a crowd that comes at once, all together. */
  const note = (): Promise<void> => {
    if (!isNoted || isClosed) return noting;
    isNoted = false;
    noting = noting
      .then(async () => {
        isNoted = true;
        // Programs with a key of their own count as one.
        await noteConsoles(to, server, [...new Set([...streams].map((it) => it.actor.userId ?? 0))]);
      })
      .catch(() => undefined);
    return noting;
  };
  const count = async (): Promise<void> => {
    while (!isCounted) {
      isCounted = true;
      const bytes = eventBytes('online', { count: await countOnline(to) });
      for (const stream of streams) stream.send(bytes);
    }
  };

  return {
    note,
    /** Somebody has opened his first console or closed his last one. */
    hear(): void {
      if (streams.size === 0) return;
      isCounted = false;
      // What could not be counted now is counted with the next one who comes or goes.
      counting ??= count()
        .catch(() => undefined)
        .finally(() => {
          counting = undefined;
        });
    },
    /**
     * Tells a console that has just come; `position` is where it goes on after an interruption if it hears no change
     * before.
     */
    async greet(stream: Stream, position: string | undefined): Promise<void> {
      await note();
      stream.send(eventBytes('online', { count: await countOnline(to) }, position));
    },
    async close(): Promise<void> {
      isClosed = true;
      await noting;
      await counting;
      // The others find out by themselves when this can no longer be said.
      await Promise.race([
        noteConsoles(to, server, []).catch(() => undefined),
        wait(lastWordMs, undefined, { ref: false }),
      ]);
    },
  };
}
