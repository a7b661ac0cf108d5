import { company } from '../../../src/domain/company/company.ts';
import { datevFields } from '../../../src/domain/company/datevFields.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { checkBankAndTax } from '../../../src/domain/driver/bankAndTax.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { behave, type Completed, type Intent, type Scope } from '../../write/behaviour.ts';

type Name = keyof typeof datevFields;
const agreed = (Object.keys(datevFields) as Name[]).filter((it) => !it.startsWith('datevConfirmed'));

/** An account that stands for a group is a number of the length that the tax adviser uses. */
function checkAccounts({ kind, after }: Intent<typeof company>): Verdict<'datevAccounts'> {
  if (kind === 'delete') return allowed;
  const length = after.accountLength ?? 4;
  const wrong = after.datevAccounts.find((it) => it.account !== null && !isAccount(it.account, length));
  return wrong
    ? refused(`Das Konto „${wrong.account ?? ''}“ hat nicht ${String(length)} Ziffern.`, 'datevAccounts')
    : allowed;
}

const isAccount = (account: string, length: number) => /^\d+$/.test(account) && account.length === length;

/** Who confirms says it for what stands there now; who changes something of it afterwards takes the agreement away. */
function completeConfirmation(
  { kind, before, after }: Intent<typeof company>,
  { actor, now }: Scope,
): Completed<typeof company> {
  if (kind === 'delete' || !after.datevConfirmed)
    return kind === 'delete' ? {} : { datevConfirmedAt: null, datevConfirmedBy: null };
  const isNew = before?.datevConfirmed !== true;
  const isSame = !isNew && agreed.every((it) => JSON.stringify(after[it]) === JSON.stringify(before[it]));
  if (isSame) return {};
  if (!isNew) return { datevConfirmed: false, datevConfirmedAt: null, datevConfirmedBy: null };
  return {
    datevConfirmedAt: todayIn(companyZone, now),
    datevConfirmedBy: actor.userId === null ? null : iriOf('users', actor.userId),
  };
}

/** Account and tax numbers of the company are looked at as those of drivers are. */
export const companies = behave(company, {
  check: [({ kind, before, after }) => (kind === 'delete' ? allowed : checkBankAndTax(after, before)), checkAccounts],
  complete: [completeConfirmation],
});
