import { sql } from 'drizzle-orm';
import { checkBankAndTax } from '../../../src/domain/driver/bankAndTax.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import { applicationsAfterReview } from '../../../src/domain/driver/review.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { checkOwnAccount } from '../../../src/domain/datev/ownAccount.ts';
import type { Verdict } from '../../../src/domain/define/verdict.ts';
import { allowed } from '../../../src/domain/define/verdict.ts';
import { behave, type Completed, type Intent, type Scope } from '../../write/behaviour.ts';
import { keepCreditor } from '../datev/frozenAccounts.ts';
import { followDriverInBook } from '../redPlates/recordRide.ts';
import { keepWhileHeld } from '../retention/holds.ts';
import { staysEmpty } from '../retention/staysEmpty.ts';
import { keepDriver } from '../invoices/keepOnDocuments.ts';
import { followAccountOfDriver, writeAccount } from './account.ts';

/** Numbers that cannot be right are refused where somebody enters them; old ones stay until then. */
function checkNumbers({ kind, before, after }: Intent<typeof driver>): Verdict<'iban' | 'ustid' | 'steuernummer'> {
  return kind === 'delete' ? allowed : checkBankAndTax(after, before ?? {});
}

/** Who registered himself is not active until somebody activates him. */
function completeRegistered({ kind, after, input }: Intent<typeof driver>): Completed<typeof driver> {
  const isRegistered = kind === 'create' && Boolean(after.registration?.registrationDate);
  return isRegistered && input.active === undefined ? { active: false } : {};
}

/** What follows from the review: he may apply once test and papers are done, and the day he is activated is kept. */
function completeReview({ kind, before, after }: Intent<typeof driver>, { now }: Scope): Completed<typeof driver> {
  if (kind === 'delete') return {};
  const { additionalData } = after;
  const isActivated = after.approved && after.active && !(before?.approved && before.active);
  return {
    additionalData: {
      ...additionalData,
      applicationAllowed: applicationsAfterReview(additionalData),
      activationDate: additionalData.activationDate ?? (isActivated ? todayIn(companyZone, now) : null),
    },
  };
}

const keepHeldDriver = keepWhileHeld(({ id }: Pick<Driver, 'id'>) => ({ driver: sql`${id}::bigint` }));

const checkExpenseAccount = ({ kind, before, after }: Intent<typeof driver>) =>
  kind === 'delete' ? allowed : checkOwnAccount('expenseAccount', after.expenseAccount, before?.expenseAccount);

/** What a driver does beyond storing his fields. */
export const drivers = behave(driver, {
  check: [staysEmpty, checkNumbers, checkExpenseAccount, keepCreditor, keepDriver, keepHeldDriver],
  complete: [completeRegistered, writeAccount, completeReview],
  effects: [followAccountOfDriver, followDriverInBook],
});
