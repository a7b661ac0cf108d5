import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './storage/sql.ts';

/** Where drivers find their app and their portal, which belong to others; null where nobody has said so. */
export type OutsideLinks = { readonly app: string | null; readonly portal: string | null };

/** Keeps these addresses where every transaction can read them, for the mails to drivers. */
export async function noteOutsideLinks(to: Queryable, links: OutsideLinks): Promise<void> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('outsideLinks', ${JSON.stringify(links)}::jsonb)
      on conflict (name) do update set value = excluded.value`,
  );
}

/** These addresses as the mails name them. */
export async function outsideLinksOf(to: Queryable): Promise<OutsideLinks> {
  const [row] = await rowsOf<{ value: OutsideLinks }>(
    to,
    sql`select value from system_facts where name = 'outsideLinks'`,
  );
  return row?.value ?? { app: null, portal: null };
}
