import { tellProgress, type Progress } from '../../storage/progressChannel.ts';
import type { Queryable } from '../../storage/sql.ts';
import { eventBytes, type Stream } from './stream.ts';

/** A task that was not heard of for so long has died with its server. */
const silentMs = 120_000;

/** Tells the consoles of this server how far background work has come, on whichever server it runs. */
export function makeProgress(to: Queryable, { streams }: { readonly streams: ReadonlySet<Stream> }) {
  const underWay = new Map<string, { readonly bytes: Buffer; readonly heardAt: number }>();
  return {
    /** Tells every console of every server. */
    tell(step: Progress): void {
      void tellProgress(to, step).catch(() => undefined);
    },
    hear(payload: string): void {
      if (payload === '') return;
      const step = JSON.parse(payload) as Progress;
      const bytes = eventBytes('progress', step);
      if (step.done >= step.of) underWay.delete(step.task);
      else underWay.set(step.task, { bytes, heardAt: performance.now() });
      for (const stream of streams) stream.send(bytes);
    },
    greet(stream: Stream): void {
      for (const { bytes, heardAt } of underWay.values())
        if (performance.now() - heardAt < silentMs) stream.send(bytes);
    },
  };
}
