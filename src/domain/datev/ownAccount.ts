import { allowed, refused, type Verdict } from '../define/verdict.ts';

/** An account that somebody sets for one customer, driver or price type; how long it is, the company says at export. */
export function checkOwnAccount<F extends string>(
  field: F,
  account: string | null,
  before?: string | null,
): Verdict<F> {
  if (account === null || account === (before ?? null) || /^\d{4,8}$/.test(account)) return allowed;
  return refused(`„${account}“ ist kein Sachkonto: vier bis acht Ziffern.`, field);
}
