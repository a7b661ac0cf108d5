import type { FastifyReply, FastifyRequest } from 'fastify';

type Line = { underWay: number; readonly waiting: Set<() => void> };
type Place = {
  readonly caller: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly begin: (waited: number) => void;
  readonly refuse: () => void;
};

/**
 * Lets only so many requests of one caller run at once; his further ones wait in a line of his own, so that his first
 * burst keeps nobody else from the database, and are refused when that takes too long.
 */
export function callerQueue(max: number, longest: number): { take(place: Place): void } {
  const lines = new Map<number, Line>();

  /** Takes a place, now or later; what it gives back ends the place or the waiting for it. */
  const enter = (caller: number, begin: () => void): (() => void) => {
    const line = lines.get(caller) ?? { underWay: 0, waiting: new Set() };
    lines.set(caller, line);
    const start = () => {
      line.waiting.delete(start);
      line.underWay += 1;
      begin();
    };
    if (line.underWay < max) start();
    else line.waiting.add(start);
    return () => {
      if (line.waiting.delete(start)) return;
      line.underWay -= 1;
      const [next] = line.waiting;
      if (next) next();
      else if (line.underWay === 0) lines.delete(caller);
    };
  };

  return {
    take({
      caller,
      request: {
        raw: { socket },
      },
      reply: { raw },
      begin,
      refuse,
    }) {
      // Who is gone already will not say so again.
      if (raw.closed || socket.destroyed) return;
      const since = performance.now();
      let patience: NodeJS.Timeout | undefined;
      let hasBegun = false;
      const leave = enter(caller, () => {
        hasBegun = true;
        clearTimeout(patience);
        if (!socket.destroyed) begin(performance.now() - since);
      });
      // Of requests that a client sent ahead on one line, only the first hears at its own answer that the line is gone;
      // it hears it twice.
      let isGone = false;
      const left = () => {
        if (isGone) return;
        isGone = true;
        clearTimeout(patience);
        raw.off('close', left);
        socket.off('close', left);
        leave();
      };
      raw.on('close', left);
      socket.on('close', left);
      if (hasBegun) return;
      patience = setTimeout(() => {
        left();
        refuse();
      }, longest);
    },
  };
}
