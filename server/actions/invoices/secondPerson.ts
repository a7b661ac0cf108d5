import { sql } from 'drizzle-orm';
import type { Noun } from '../../../src/domain/define/noun.ts';
import { formatEuro, toCents, type Amount } from '../../../src/domain/money/amount.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

type Own = { readonly id: number; readonly day: string; readonly total: Amount | null };

/** From the amount that the company names, whoever made a document leaves its completing to somebody else. */
export async function refuseOwn(
  { path }: Pick<Noun, 'path'>,
  { day, id, total }: Own,
  { actor, client }: Scope,
  field: 'invoiceCompleted' | 'abgeschlossen' = 'invoiceCompleted',
): Promise<void> {
  const from = await secondPersonFrom(client, day);
  if (from === null || Math.abs(toCents(total ?? '0.00')) < toCents(from)) return;
  if ((await makerOf(client, { id, path })) !== actor.username) return;
  const message = `Sie haben diesen Beleg erstellt. Ab ${formatEuro(from)} schließt ihn eine andere Person ab.`;
  throw new Invalid([{ propertyPath: field, message }]);
}

/** The amount from which two people look at a document; null while the company asks for none. */
export async function secondPersonFrom(to: Queryable, day: string): Promise<string | null> {
  const [row] = await rowsOf<{ amount: string | null }>(
    to,
    sql`select "secondPersonFrom"::text as amount from companies where "validFrom" <= ${day} order by "validFrom" desc limit 1`,
  );
  return row?.amount ?? null;
}

async function makerOf(to: Queryable, { id, path }: { id: number; path: string }): Promise<string | null> {
  const [row] = await rowsOf<{ username: string | null }>(
    to,
    sql`select username from history where path = ${path} and record_id = ${id} order by id limit 1`,
  );
  return row?.username ?? null;
}
