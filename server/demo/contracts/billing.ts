import { belongings } from '../base/belongings.ts';
import { at, randomFrom } from '../random.ts';

/** What decides on which document a contract stands; known before the contract, because documents are planned first. */
export type BillingFacts = {
  readonly customerDepartment: number | null;
  readonly billingClientAddress: number | null;
  readonly kostenstelle: string | null;
  /** A way that is charged by agreement and longer than the price list reaches; no price until somebody sets one. */
  readonly billingDistance: number | null;
  readonly isInvoiceBlocked: boolean;
  readonly isCreditBlocked: boolean;
  /** Whose address the invoice goes to: that of the contract, else of the department, else the customer's own (R23). */
  readonly billingAddress: number | null;
};

export function billingFactsOf(contract: number, customer: number): BillingFacts {
  const random = randomFrom('leitstand', 'billing', contract);
  const { billing = [], departments = [] } = belongings.get(customer) ?? {};
  const department = departments.length > 0 && random.chance(0.35) ? random.pick(departments) : null;
  // Who has invoices sent elsewhere has all of them sent to one place, so that a document is worth it there as well.
  const own = random.chance(0.15) ? (billing[0]?.id ?? null) : null;
  return {
    customerDepartment: department?.id ?? null,
    billingClientAddress: own,
    kostenstelle: random.chance(0.22) ? `${random.pick(['KST', 'FP', 'VB', ''])}${random.int(1000, 8999)}` : null,
    billingDistance: random.chance(0.004) ? random.int(1010, 1180) : null,
    isInvoiceBlocked: random.chance(0.015),
    isCreditBlocked: random.chance(0.01),
    billingAddress: own ?? department?.billing ?? null,
  };
}

/** Accounting blocks a contract some days after it came in. */
export function blockedBy(contract: number): { readonly username: string; readonly afterDays: number } {
  const random = randomFrom('leitstand', 'blocked', contract);
  return { username: at(['buchhaltung', 'buchhaltung', 'dispo'], random.int(0, 2)), afterDays: random.int(1, 6) };
}
