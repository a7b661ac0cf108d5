import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rolesFrom } from '../../src/domain/access/roles.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import type { Standing } from './sessions.ts';
import { rowsOf, type Queryable } from './sql.ts';

/** So that a key is told from a token of a session, and found where somebody left it lying about. */
const prefix = 'lsk_';
const shownOfKey = 8;
const usedEvery = 60_000;
const mark = 'key ';

/** A fresh key, and how it begins. */
export function makeKey(): { readonly key: string; readonly startsWith: string } {
  const key = prefix + randomBytes(32).toString('base64url');
  return { key, startsWith: `${key.slice(0, prefix.length + shownOfKey)}…` };
}

/** The bearer behind a key as it is kept, by its hash; undefined when it is no key. */
export function keyBearer(token: string): string | undefined {
  return token.startsWith(prefix) ? mark + createHash('sha256').update(token).digest('base64url') : undefined;
}

/** Whether a bearer is a program with a key, not the session of a person. */
export function isKey(bearer: string): boolean {
  return bearer.startsWith(mark);
}

/** From now on this key is the only one of its record. */
export async function storeKey(to: Queryable, keyId: number, key: string): Promise<void> {
  await rowsOf(
    to,
    sql`insert into api_key_hashes (key_id, hash) values (${keyId}, ${hashIn(keyBearer(key) ?? '')}) on conflict (key_id) do update set hash = excluded.hash`,
  );
}

/** Withdraws the key of a record that is removed. */
export async function forgetKey(to: Queryable, keyId: number): Promise<void> {
  await rowsOf(to, sql`delete from api_key_hashes where key_id = ${keyId}`);
}

type Row = { hash: string; keyId: number; name: string; roles: string[] };

/** How those stand whose keys these are; one that was withdrawn or whose time is over is left out. */
export async function keyStandings(
  to: Queryable,
  bearers: readonly string[],
  now: Date,
): Promise<Map<string, Standing>> {
  const rows = await rowsOf<Row>(
    to,
    sql`select hash, key_id as "keyId", name, roles from api_key_hashes join api_keys on api_keys.id = key_id
        where hash = any(${sql.param(bearers.map(hashIn))}::text[]) and active and ("validUntil" is null or "validUntil" >= ${todayIn(companyZone, now)})`,
  );
  return new Map(
    rows.map(({ hash, keyId, name, roles }) => [
      mark + hash,
      { userId: null, keyId, username: `Schlüssel „${name}“`, roles: rolesFrom(roles), mustChangePassword: false },
    ]),
  );
}

/** Notes that a key is in use, no more often than anybody wants to know. */
export async function noteKeyUsed(to: Queryable, bearer: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - usedEvery).toISOString();
  await rowsOf(
    to,
    sql`update api_keys set "lastUsedAt" = ${now.toISOString()} from api_key_hashes
        where key_id = api_keys.id and hash = ${hashIn(bearer)} and ("lastUsedAt" is null or "lastUsedAt" < ${before})`,
  );
}

function hashIn(bearer: string): string {
  return bearer.slice(mark.length);
}
