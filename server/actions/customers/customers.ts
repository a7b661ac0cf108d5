import { sql } from 'drizzle-orm';
import { customer, type Customer } from '../../../src/domain/customer/customer.ts';
import { checkOwnAccount } from '../../../src/domain/datev/ownAccount.ts';
import type { Verdict } from '../../../src/domain/define/verdict.ts';
import { allowed } from '../../../src/domain/define/verdict.ts';
import { checkBankAndTax } from '../../../src/domain/driver/bankAndTax.ts';
import { numberAfter } from '../../storage/counters.ts';
import { rowsOf } from '../../storage/sql.ts';
import { keepDebtor } from '../datev/frozenAccounts.ts';
import { keepCustomer } from '../invoices/keepOnDocuments.ts';
import { keepWhileHeld } from '../retention/holds.ts';
import { behave, type Completed, type Intent, type Scope } from '../../write/behaviour.ts';

const beforeFirst = 10_000;

/** Numbers that cannot be right are refused where somebody enters them; old ones stay until then. */
function checkNumbers({ kind, before, after }: Intent<typeof customer>): Verdict<'iban' | 'ustid' | 'steuernummer'> {
  return kind === 'delete' ? allowed : checkBankAndTax(after, before ?? {});
}

const checkRevenueAccount = ({ kind, before, after }: Intent<typeof customer>) =>
  kind === 'delete' ? allowed : checkOwnAccount('revenueAccount', after.revenueAccount, before?.revenueAccount);

/** Every customer has a number for good, above all that there are (10001 is the first). */
async function giveNumber(
  { kind, after }: Intent<typeof customer>,
  { client }: Scope,
): Promise<Completed<typeof customer>> {
  if (kind !== 'create' || after.kundennr) return {};
  const [row] = await rowsOf<{ last: number }>(
    client,
    sql`select coalesce(max(kundennr::int), ${beforeFirst}) as last from customers where kundennr ~ '^[0-9]{5,8}$'`,
  );
  return { kundennr: String(await numberAfter(client, 'customers', row?.last ?? beforeFirst)) };
}

const keepHeldCustomer = keepWhileHeld(({ id }: Pick<Customer, 'id'>) => ({ customer: sql`${id}::bigint` }));

/** What a customer does beyond storing its fields. */
export const customers = behave(customer, {
  check: [checkNumbers, checkRevenueAccount, keepDebtor, keepCustomer, keepHeldCustomer],
  complete: [giveNumber],
});
