import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './storage/sql.ts';

/** Keeps under which address people outside reach this installation, where every transaction can read it. */
export async function notePublicAddress(to: Queryable, address: string | null): Promise<void> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('publicAddress', ${JSON.stringify(address)}::jsonb)
      on conflict (name) do update set value = excluded.value`,
  );
}

/** What the links in mails begin with; null while nobody has said where people outside reach this installation. */
export async function publicAddressOf(to: Queryable): Promise<string | null> {
  const [row] = await rowsOf<{ value: string | null }>(
    to,
    sql`select value from system_facts where name = 'publicAddress'`,
  );
  return row?.value ?? null;
}
