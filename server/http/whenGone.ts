import type { FastifyReply } from 'fastify';

/** A signal that comes when the caller has left before he had his answer. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  if (raw.closed) gone.abort();
  return gone.signal;
}
