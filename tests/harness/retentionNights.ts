import { expect } from 'vitest';
import { runRetention } from '../../server/actions/retention/runRetention.ts';
import { system as program } from '../../server/storage/actor.ts';
import type { Scope } from '../../server/write/behaviour.ts';
import type { TestSystem } from './leitstand.ts';

/** The nights in which data is deleted after its time, each when the test says so, and what they left behind. */
export function retentionNights({ clock, database, openScope, store }: TestSystem) {
  const inScope = <T>(work: (scope: Scope) => Promise<T>): Promise<T> =>
    database.transaction((client) => work(openScope({ client, actor: program, now: clock.now })));
  async function rows<T = Record<string, unknown>>(query: string, values: unknown[] = []): Promise<T[]> {
    return (await database.pool.query(query, values)).rows as T[];
  }
  return {
    inScope,
    rows,
    count: async (from: string, values: unknown[] = []) =>
      Number((await rows<{ n: string }>(`select count(*) as n from ${from}`, values))[0]?.n),
    /** It is this day, in the hour of the nightly run. */
    at: (day: string) => {
      clock.now = new Date(`${day}T03:00:00Z`);
    },
    /** The run of the day on which the clock stands. */
    run: (scope: typeof inScope = inScope) =>
      runRetention(
        { clock: () => clock.now, scope, signal: new AbortController().signal, log: (line) => expect(line).toBe('') },
        store,
      ),
    /** What the newest report says of a kind of data. */
    resultOf: async (kind: string) => {
      const [report] = await rows<{ results: { kind: string; held: number }[] }>(
        'select results from retention_runs order by day desc limit 1',
      );
      return report?.results.find((it) => it.kind === kind);
    },
  };
}
