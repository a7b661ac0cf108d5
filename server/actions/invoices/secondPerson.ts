import { sql } from 'drizzle-orm';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import type { invoice } from '../../../src/domain/invoice/invoice.ts';
import { formatEuro, toCents } from '../../../src/domain/money/amount.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { wrongField } from '../wrongInput.ts';
import { invoice as resource } from '../../../src/domain/invoice/invoice.ts';

const wrong = wrongField(resource);

/** From the amount that the company names, whoever made a document leaves its completing to somebody else. */
export async function refuseOwn(id: number, it: StoredOf<typeof invoice>, scope: Scope): Promise<void> {
  const from = await secondPersonFrom(scope.client, it.invoiceDate ?? todayIn(companyZone, scope.now));
  if (from === null || Math.abs(toCents(it.amountTotal ?? '0.00')) < toCents(from)) return;
  if ((await makerOf(scope.client, id)) !== scope.actor.username) return;
  throw wrong(
    'invoiceCompleted',
    `Sie haben diesen Beleg erstellt. Ab ${formatEuro(from)} schließt ihn eine andere Person ab.`,
  );
}

/** The amount from which two people look at a document; null while the company asks for none. */
export async function secondPersonFrom(to: Queryable, day: string): Promise<string | null> {
  const [row] = await rowsOf<{ amount: string | null }>(
    to,
    sql`select "secondPersonFrom"::text as amount from companies where "validFrom" <= ${day} order by "validFrom" desc limit 1`,
  );
  return row?.amount ?? null;
}

async function makerOf(to: Queryable, id: number): Promise<string | null> {
  const [row] = await rowsOf<{ username: string | null }>(
    to,
    sql`select username from history where path = 'invoices' and record_id = ${id} order by id limit 1`,
  );
  return row?.username ?? null;
}
