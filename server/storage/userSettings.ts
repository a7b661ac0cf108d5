import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** Everything a user has set for himself, by key. */
export async function settingsOf(to: Queryable, userId: number): Promise<Record<string, unknown>> {
  const rows = await rowsOf<{ key: string; value: unknown }>(
    to,
    sql`select key, value from user_settings where user_id = ${userId}`,
  );
  return Object.fromEntries(rows.map((it) => [it.key, it.value]));
}

/** Keeps one setting of a user; false when that would be one key too many. */
export async function storeSetting(
  to: Queryable,
  { userId, key, value, max }: { userId: number; key: string; value: unknown; max: number },
): Promise<boolean> {
  const rows = await rowsOf(
    to,
    sql`insert into user_settings (user_id, key, value)
        select ${userId}, ${key}, ${JSON.stringify(value ?? null)}::jsonb
        where (select count(*) from user_settings where user_id = ${userId} and key <> ${key}) < ${max}
        on conflict (user_id, key) do update set value = excluded.value returning key`,
  );
  return rows.length > 0;
}

/** Notes where push messages for a user's browser go; a browser belongs to whoever signed in on it last. */
export async function storeMessageToken(
  to: Queryable,
  { userId, token, topic, at }: { userId: number; token: string; topic: string; at: Date },
): Promise<void> {
  await rowsOf(
    to,
    sql`insert into message_tokens (token, user_id, topic, registered_at) values (${token}, ${userId}, ${topic}, ${at.toISOString()})
    on conflict (token) do update set user_id = excluded.user_id, topic = excluded.topic, registered_at = excluded.registered_at`,
  );
}
