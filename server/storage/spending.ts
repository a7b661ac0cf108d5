import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** Nothing was ever used up so far ahead: the clock was set back, which must not lock anybody out. */
const impossible = 10 * 60_000;

/**
 * Work of one kind for one caller: what this piece of it costs, and how much may be used at once; both as the
 * milliseconds in which so much comes back.
 */
export type Expense = {
  readonly caller: number;
  readonly kind: string;
  readonly cost: number;
  readonly atOnce: number;
  readonly now: Date;
};

/**
 * Uses up some of what is due to a caller, in one statement for all servers; answers how many milliseconds he has to
 * wait instead, 0 when it was granted.
 */
export async function spend(to: Queryable, { caller, kind, cost, atOnce, now }: Expense): Promise<number> {
  const granted = await rowsOf(
    to,
    sql`insert into spending (caller, kind, free_at) values (${caller}, ${kind}, ${later(now, cost)})
        on conflict (caller, kind) do update set free_at = greatest(
          case when spending.free_at > ${later(now, atOnce + impossible)} then null else spending.free_at end,
          ${now.toISOString()}) + make_interval(secs => ${cost / 1000}::float8)
        where spending.free_at <= ${later(now, atOnce - cost)} or spending.free_at > ${later(now, atOnce + impossible)} returning free_at`,
  );
  if (granted.length > 0) return 0;
  const [row] = await rowsOf<{ free_at: string }>(
    to,
    sql`select free_at from spending where caller = ${caller} and kind = ${kind}`,
  );
  return Math.max(1, new Date(row?.free_at ?? now).getTime() + cost - atOnce - now.getTime());
}

/**
 * Notes what was used up without having asked, since nobody knew before; answers for how many milliseconds the caller
 * has none left, at most `longest`.
 */
export async function charge(
  to: Queryable,
  { caller, kind, cost, atOnce, now, longest }: Expense & { readonly longest: number },
): Promise<number> {
  const [row] = await rowsOf<{ free_at: string }>(
    to,
    sql`insert into spending (caller, kind, free_at) values (${caller}, ${kind}, ${later(now, Math.min(cost, atOnce + longest))})
        on conflict (caller, kind) do update set free_at = least(
          greatest(spending.free_at, ${now.toISOString()}) + make_interval(secs => ${cost / 1000}::float8), ${later(now, atOnce + longest)})
        returning free_at`,
  );
  return Math.max(0, new Date(row?.free_at ?? now).getTime() - atOnce - now.getTime());
}

/** The channel on which a server tells all of them that somebody has used up what is due to him. */
export const spendingChannel = 'leitstand_spending';

/** Tells every server that the callers who have to wait are others now. */
export async function tellSpent(to: Queryable): Promise<void> {
  await rowsOf(to, sql`select pg_notify(${spendingChannel}, '')`);
}

/** Who has used up what is due to him of one kind, and for how many milliseconds. */
export async function spentUp(
  to: Queryable,
  { kind, atOnce, now }: Pick<Expense, 'kind' | 'atOnce' | 'now'>,
): Promise<Map<number, number>> {
  const rows = await rowsOf<{ caller: number; free_at: string }>(
    to,
    sql`select caller, free_at from spending where kind = ${kind} and free_at > ${later(now, atOnce)} and free_at <= ${later(now, atOnce + impossible)}`,
  );
  return new Map(rows.map((it) => [it.caller, new Date(it.free_at).getTime() - atOnce - now.getTime()]));
}

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
