import type { ServerResponse } from 'node:http';
import type { Actor } from '../../storage/actor.ts';

const maxUnsent = 4_000_000;

/** One open console: whose it is, and what goes out to it. */
export type Stream = {
  readonly actor: Actor;
  /** Readers with the same roles get the same bytes. */
  readonly group: string;
  isOpen(): boolean;
  send(bytes: Buffer): void;
  end(): void;
};

/**
 * Wraps a raw response as a stream of server-sent events; a reader that cannot keep up is cut off and comes back with
 * its Last-Event-ID.
 */
export function openStream(response: ServerResponse, actor: Actor): Stream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 2000\n\n');
  return {
    actor,
    group: [...actor.roles].sort().join(','),
    isOpen: () => !response.destroyed && !response.writableEnded,
    send(bytes) {
      if (response.writableLength > maxUnsent) response.destroy();
      else if (!response.destroyed) response.write(bytes);
    },
    end() {
      if (!response.destroyed) response.end();
    },
  };
}

/** The bytes of one event. */
export function eventBytes(event: string, data: unknown, id?: string): Buffer {
  return Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

export const heartbeat = Buffer.from(':\n\n');
