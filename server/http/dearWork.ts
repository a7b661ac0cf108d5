import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerId } from '../storage/actor.ts';
import { charge, spend, spentUp, tellSpent } from '../storage/spending.ts';
import { lineMs } from '../../src/domain/app/patience.ts';
import type { Context } from './context.ts';
import { callerQueue } from './callerQueue.ts';
import { problem, type Problem } from './problem.ts';
import { waitText } from '../actions/session/throttle.ts';

type Kind = 'pdf' | 'export';

/**
 * How many of a kind anybody may ask for at once, and how often one more comes back: several times what a busy day
 * brings.
 */
const allowances: Readonly<Record<Kind, { readonly atOnce: number; readonly every: number; readonly said: string }>> = {
  pdf: { atOnce: 120, every: 1_000, said: 'Sie haben in kurzer Zeit sehr viele PDFs angefordert' },
  export: { atOnce: 80, every: 2_000, said: 'Sie haben in kurzer Zeit sehr viele Listen exportiert' },
};
/**
 * What answers sooner costs nothing; what takes longer costs its time, of which so much may be used at once and half of
 * every second comes back.
 */
const slow = 1_000;
const slowAtOnce = 60_000;
const slowShare = 0.5;
const longestWait = 60_000;
/** Who has stood in line too long behind his own searches is told to come again then. */
const comeAgain = 3_000;
/**
 * As many searches of one caller as run at once, what a browser asks for by itself; the database does far more for the
 * others meanwhile.
 */
const searchesAtOnce = 6;

/**
 * Who has used up his time for slow searches; the database keeps it for all servers and tells them, so that nobody has
 * to ask with every search.
 */
export type Searches = {
  /** Milliseconds a caller has to wait before his next search. */
  waitOf(caller: number, now: Date): number;
  charge(caller: number, took: number, now: Date): Promise<void>;
  lookAgain(): void;
};

/** Follows, for every caller, how long he has to wait. */
export function watchSearches({ database: { pool }, clock }: Pick<Context, 'database' | 'clock'>): Searches {
  const kept = { kind: 'search', atOnce: slowAtOnce / slowShare };
  let waits: ReadonlyMap<number, number> = new Map();
  const look = async () => {
    const now = clock();
    waits = new Map(
      [...(await spentUp(pool, { ...kept, now }))].map(([caller, wait]) => [caller, now.getTime() + wait]),
    );
  };
  return {
    waitOf: (caller, now) => Math.max(0, (waits.get(caller) ?? 0) - now.getTime()),
    lookAgain: () => {
      look().catch(() => undefined);
    },
    async charge(caller, took, now) {
      const wait = await charge(pool, { ...kept, caller, cost: took / slowShare, longest: longestWait, now });
      if (wait === 0) return;
      await look();
      await tellSpent(pool);
    },
  };
}

/**
 * Limits what one signed-in person or program takes of the dear work: papers, exports, and searches that keep the
 * database busy.
 */
export function limitDearWork(
  app: FastifyInstance,
  { database: { pool }, clock, searches }: Pick<Context, 'database' | 'clock'> & { readonly searches: Searches },
): void {
  const queue = callerQueue(searchesAtOnce, lineMs);
  /** How long a search stood in line; that is not its own time. */
  const stood = new WeakMap<FastifyRequest, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const caller = callerId(request.actor);
    if (caller === null || !isSearch(request) || kindOf(request) !== undefined) return done();
    const begin = (waited: number) => {
      stood.set(request, waited);
      done();
    };
    const refuse = () => done(refusal('Ihre anderen Suchen laufen noch', comeAgain));
    return queue.take({ caller, request, reply, begin, refuse });
  });
  // After the line, so that those who stood in it hear as well what the slow ones before them have used up.
  app.addHook('onRequest', async (request) => {
    const caller = callerId(request.actor);
    if (caller === null) return;
    const now = clock();
    const kind = kindOf(request);
    if (kind !== undefined) {
      const { atOnce, every, said } = allowances[kind];
      const wait = await spend(pool, { caller, kind, cost: every, atOnce: atOnce * every, now });
      if (wait > 0) throw refusal(said, wait);
    } else if (isSearch(request)) {
      const wait = searches.waitOf(caller, now);
      if (wait > 0) throw refusal('Ihre letzten Suchen haben den Server sehr lange beschäftigt', wait);
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const took = reply.elapsedTime - (stood.get(request) ?? 0);
    if (took < slow || !isSearch(request) || kindOf(request) !== undefined) return;
    const caller = request.actor ? callerId(request.actor) : null;
    if (caller === null) return;
    const now = clock();
    await searches.charge(caller, took, now).catch(() => undefined);
  });
}

function kindOf({ routeOptions: { url = '' } }: FastifyRequest): Kind | undefined {
  if (url.endsWith('/pdf')) return 'pdf';
  return /\.(xlsx|csv)$|\/custom_export$/.test(url) ? 'export' : undefined;
}

/** What is asked all day long whatever the lists do. */
const unlimited: ReadonlySet<string> = new Set(['/api/live', '/api/version', '/api/users/me']);

/** Lists and what else is looked for; single records, one's own account and the stream of changes are none. */
function isSearch({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return method === 'GET' && !unlimited.has(url) && !/\/:/.test(url);
}

function refusal(said: string, wait: number): Problem {
  return problem(429, `${said}; bitte warten Sie ${waitText(wait)}.`, {
    headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
  });
}
