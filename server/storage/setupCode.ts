import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * The one-time code such as `K7QM-4XPN-22GH` by which whoever can read a server's log proves that the empty system is
 * his; the same for all servers until somebody has used it.
 */
export async function keepSetupCode(to: Queryable): Promise<string> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('setupCode', ${JSON.stringify(newCode())}::jsonb) on conflict do nothing`,
  );
  return (await codeIn(to)) ?? '';
}

/** Whether this is the code; without one nothing is. */
export async function isSetupCode(to: Queryable, typed: string): Promise<boolean> {
  const code = await codeIn(to);
  if (code === undefined) return false;
  const [expected, given] = [Buffer.from(plain(code)), Buffer.from(plain(typed))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** It has served. */
export async function forgetSetupCode(to: Queryable): Promise<void> {
  await rowsOf(to, sql`delete from system_facts where name = 'setupCode'`);
}

async function codeIn(to: Queryable): Promise<string | undefined> {
  const [row] = await rowsOf<{ value: string }>(to, sql`select value from system_facts where name = 'setupCode'`);
  return row?.value;
}

function newCode(): string {
  return Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');
}

function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
