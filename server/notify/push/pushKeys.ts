import { sql } from 'drizzle-orm';
import webPush from 'web-push';
import { forgetSubscriptions } from '../../storage/pushSubscriptions.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

/** By these a push service knows that it is the same Leitstand that sends, and a browser whom it has allowed to. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * The keys of this installation, made once. Without a push service to send to, whatever browser was noted is forgotten,
 * so that nothing piles up for it.
 */
export async function keepPush(to: Queryable, contact: string | null): Promise<void> {
  if (contact === null) return forgetSubscriptions(to, sql`true`);
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('pushKeys', ${JSON.stringify(webPush.generateVAPIDKeys())}::jsonb)
        on conflict do nothing`,
  );
}

/** The keys of this installation; undefined where no push service was ever configured. */
export async function pushKeysOf(to: Queryable): Promise<PushKeys | undefined> {
  const [row] = await rowsOf<{ value: PushKeys }>(to, sql`select value from system_facts where name = 'pushKeys'`);
  return row?.value;
}
