import { sql } from 'drizzle-orm';
import type { customer } from '../../../src/domain/customer/customer.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import type { driver } from '../../../src/domain/driver/driver.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Intent, Scope } from '../../write/behaviour.ts';

/** The account of a customer stands once an export has used it. */
export async function keepDebtor(
  { kind, before, after }: Intent<typeof customer>,
  scope: Scope,
): Promise<Verdict<'debtorAccount'>> {
  if (kind !== 'update' || before.debtorAccount === after.debtorAccount) return allowed;
  const account = await frozen(scope, iriOf('customers', before.id));
  return account === undefined || after.debtorAccount === account
    ? allowed
    : refused(`Das Konto ${String(account)} steht in einem Export und bleibt.`, 'debtorAccount');
}

/** The same for a driver. */
export async function keepCreditor(
  { kind, before, after }: Intent<typeof driver>,
  scope: Scope,
): Promise<Verdict<'creditorAccount'>> {
  if (kind !== 'update' || before.creditorAccount === after.creditorAccount) return allowed;
  const account = await frozen(scope, iriOf('drivers', before.id));
  return account === undefined || after.creditorAccount === account
    ? allowed
    : refused(`Das Konto ${String(account)} steht in einem Export und bleibt.`, 'creditorAccount');
}

async function frozen({ client }: Scope, record: string): Promise<number | undefined> {
  const [row] = await rowsOf<{ account: number }>(
    client,
    sql`select account from datev_accounts where record = ${record}`,
  );
  return row && Number(row.account);
}
