import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { SomeOf } from '../define/row.ts';
import { isIban } from '../number/iban.ts';
import { isTaxNumber, objectionToVatId, vatIdRefusal } from '../number/taxNumbers.ts';
import type { driver } from './driver.ts';

type Numbers = SomeOf<typeof driver, 'iban' | 'ustid' | 'steuernummer'>;
type Tax = Pick<Numbers, 'ustid' | 'steuernummer'>;

/** Account and tax numbers that cannot be right are refused when they are entered; those that stood before may stay. */
export function checkBankAndTax(after: Numbers, before: Numbers = {}): Verdict<keyof Numbers> {
  const iban = after.iban !== before.iban && after.iban;
  return iban && !isIban(iban) ? refused(`Die IBAN „${iban}“ ist ungültig.`, 'iban') : checkTax(after, before);
}

/** The same for the tax numbers alone. */
export function checkTax(after: Tax, before: Tax = {}): Verdict<keyof Tax> {
  const entered = (name: keyof Tax) => (after[name] && after[name] !== before[name] ? after[name] : undefined);
  const [ustid, steuernummer] = [entered('ustid'), entered('steuernummer')];
  const verdict = checkVatId('ustid', ustid);
  if (verdict.verdict === 'refused') return verdict;
  return steuernummer && !isTaxNumber(steuernummer)
    ? refused(`Die Steuernummer „${steuernummer}“ ist ungültig.`, 'steuernummer')
    : allowed;
}

/** The same for a VAT id that stands under another name, as the one of a document's recipient does. */
export function checkVatId<Name extends string>(
  name: Name,
  after: string | null | undefined,
  before?: string | null,
): Verdict<Name> {
  const objection = after && after !== before ? objectionToVatId(after) : undefined;
  return after && objection ? refused(vatIdRefusal(after, objection), name) : allowed;
}
