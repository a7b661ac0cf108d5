import { createParser } from 'eventsource-parser';
import { send } from '../http.ts';
import { textChunks } from '../records/textChunks.ts';

/** One event of the stream as it came. */
export type LiveMessage = { readonly event: string; readonly id: string; readonly data: string };
export type StreamOptions = {
  /** Where to go on, empty for "from now on". */
  readonly lastEventId: string;
  readonly onOpen: () => void;
  readonly onMessage: (message: LiveMessage) => void;
  /** Anything at all has come, heartbeats included. */
  readonly onBeat: () => void;
  readonly signal: AbortSignal;
  /** The server beats every 15 seconds; silence of this length means the line is dead. */
  readonly silenceMs?: number;
  /** A server that is there opens the stream at once; a try that hangs for longer is given up for the next one. */
  readonly openMs?: number;
};

/** Reads the live stream until it ends; a fetch rather than an EventSource, because that cannot carry the token. */
export async function readStream({
  lastEventId,
  onOpen,
  onMessage,
  onBeat,
  signal,
  silenceMs = 40_000,
  openMs = 10_000,
}: StreamOptions): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const allow = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('the live stream fell silent')), ms);
  };
  const parser = createParser({
    onEvent: ({ event, id, data }) => onMessage({ event: event ?? 'message', id: id ?? '', data }),
  });
  allow(openMs);
  try {
    const headers = { Accept: 'text/event-stream', ...(lastEventId !== '' && { 'Last-Event-ID': lastEventId }) };
    const response = await send('GET', '/api/live', {
      headers,
      signal: AbortSignal.any([signal, silence.signal]),
      timeoutMs: 0,
    });
    if (!response.body) throw new Error('the live stream has no body');
    allow(silenceMs);
    onOpen();
    for await (const chunk of textChunks(response.body)) {
      allow(silenceMs);
      onBeat();
      parser.feed(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
}
