import { createParser } from 'eventsource-parser';
import { awaited } from '../runner/awaited.ts';
import type { Client, Json } from './client.ts';

export type LiveEvent = { readonly id: string | undefined; readonly event: string; readonly data: Json };

/** An open console, as far as it listens: what came in, and waiting for what is to come. */
export type LiveReader = {
  readonly events: readonly LiveEvent[];
  /** The first event that fits, whether it has come already or not. */
  next(fits: (event: LiveEvent) => boolean): Promise<LiveEvent>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
};

/** Opens the stream of live changes, after a certain event when one is named. */
export async function listen(client: Client, lastEventId?: string): Promise<LiveReader> {
  const leaving = new AbortController();
  const response = await client.open('/api/live', {
    signal: leaving.signal,
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${String(response.status)}.`);
  const events: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      events.push({ id, event: event ?? 'message', data: JSON.parse(data) as Json });
      for (const look of waiting) look();
    },
  });
  const ended = (async () => {
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) parser.feed(text);
  })().catch(() => undefined);
  const reader: LiveReader = {
    events,
    ended,
    close: () => leaving.abort(),
    next: (fits) =>
      awaited(
        'an event of the live stream',
        new Promise((resolve) => {
          const look = () => {
            const found = events.find(fits);
            if (!found) return;
            waiting.delete(look);
            resolve(found);
          };
          waiting.add(look);
          look();
        }),
      ),
  };
  // The server tells how many are there as soon as it has let this one in.
  await reader.next((it) => it.event === 'online');
  return reader;
}
