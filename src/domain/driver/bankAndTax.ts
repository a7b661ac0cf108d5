import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { SomeOf } from '../define/row.ts';
import { isIban } from '../number/iban.ts';
import { isTaxNumber, objectionToVatId } from '../number/taxNumbers.ts';
import type { driver } from './driver.ts';

type Numbers = SomeOf<typeof driver, 'iban' | 'ustid' | 'steuernummer'>;

/** Account and tax numbers that cannot be right are refused when they are entered; those that stood before may stay. */
export function checkBankAndTax(after: Numbers, before: Numbers = {}): Verdict<keyof Numbers> {
  const entered = (name: keyof Numbers) => (after[name] && after[name] !== before[name] ? after[name] : undefined);
  const [iban, ustid, steuernummer] = [entered('iban'), entered('ustid'), entered('steuernummer')];
  if (iban && !isIban(iban)) return refused(`Die IBAN „${iban}“ ist ungültig.`, 'iban');
  const objection = ustid && objectionToVatId(ustid);
  if (objection) return refused(`Die USt-IdNr. „${ustid}“ ist ungültig: ${objection}`, 'ustid');
  return steuernummer && !isTaxNumber(steuernummer)
    ? refused(`Die Steuernummer „${steuernummer}“ ist ungültig.`, 'steuernummer')
    : allowed;
}
