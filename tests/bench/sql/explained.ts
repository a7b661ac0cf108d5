import type { Pool } from 'pg';
import type { Statement } from '../recording.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
};
type Answer = { readonly Plan: Plan; readonly 'Execution Time': number };
/** What PostgreSQL says about a statement that it has run. */
export type Explained = { readonly milliseconds: number; readonly readWhole: readonly string[] };

/** So many rows are read in no time. */
const handful = 1_000;

/**
 * Runs a statement once more under EXPLAIN ANALYZE: how long PostgreSQL worked on it, planning left out, and which
 * tables it read whole.
 */
export async function explained(
  pool: Pick<Pool, 'query'>,
  { text, values }: Pick<Statement, 'text' | 'values'>,
): Promise<Explained> {
  const answer = await analysed(pool, { text, values });
  return { milliseconds: answer['Execution Time'], readWhole: readWhole(answer.Plan) };
}

/** How many rows of a table a statement looks at, in vain or not. */
export async function rowsRead(
  pool: Pick<Pool, 'query'>,
  statement: Pick<Statement, 'text' | 'values'>,
  table: string,
): Promise<number> {
  const readIn = (plan: Plan): number =>
    (plan['Relation Name'] === table
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0) + (plan.Plans ?? []).reduce((sum, it) => sum + readIn(it), 0);
  return readIn((await analysed(pool, statement)).Plan);
}

async function analysed(
  pool: Pick<Pool, 'query'>,
  { text, values }: Pick<Statement, 'text' | 'values'>,
): Promise<Answer> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [Answer] }>(`explain (analyze, timing off, format json) ${text}`, [
    ...values,
  ]);
  const [answer] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!answer) throw new Error(`PostgreSQL explains nothing about ${text}`);
  return answer;
}

function readWhole(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && isInVain(plan) ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(readWhole)];
}

/**
 * A page of rows is no matter, and where most rows are hits, reading them one after the other until there are enough is
 * the best that can be done, even if the first thousand are not.
 */
function isInVain({ Filter, 'Actual Rows': found, 'Rows Removed by Filter': removed = 0 }: Plan): boolean {
  return found + removed > handful && (Filter === undefined || removed > found + handful);
}
