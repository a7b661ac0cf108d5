import { fromCents, toCents, type Amount } from '../money/amount.ts';
import type { KeyOf } from '../choices/choices.ts';
import type { priceTypeConditionFields } from './choices/priceTypeConditionFields.ts';
import type { contract, ContractPart } from '../contract/contract.ts';
import { idOf } from '../define/resource.ts';
import type { SomeOf } from '../define/row.ts';

/** The two amounts of a contract that follow from price lists. */
export type PricedField = 'auftragswert' | 'gutschriftpreis';

/** One entry of a price list: what a price type costs up to so many kilometres. */
export type PriceStep = {
  readonly slug: string;
  readonly name: string;
  readonly conditionField: string | null;
  readonly distance: number;
  readonly price: Amount;
};

/** An amount with what it is made of; empty with the reason where the list says nothing. */
export type Calculation = {
  readonly amount: Amount | null;
  readonly lines: readonly { readonly slug: string; readonly name: string; readonly price: Amount }[];
  readonly hint: string | null;
};

/** The conditions of price types that are flags of a contract. */
export type FlagCondition = Extract<KeyOf<typeof priceTypeConditionFields>, keyof ContractPart>;
/** What a price depends on. */
export type PricedContract = SomeOf<
  typeof contract,
  | 'billingDistance'
  | 'creditDistance'
  | 'googleKm'
  | 'bundles'
  | 'zusatzleistungenArray'
  | 'serviceAddresses'
  | FlagCondition
>;

const distanceFields = { auftragswert: 'billingDistance', gutschriftpreis: 'creditDistance' } as const;
/** The price type that every price begins with. */
export const baseSlugs = { auftragswert: 'grundpreis', gutschriftpreis: 'gutschrift-grundpreis' } as const;
const creditPrefix = 'gutschrift-';
const cancelled = 'isStorniert';

/** Whether a price type counts for what the driver gets, told by its key. */
export const isOfCredit = (slug: string): boolean => slug.startsWith(creditPrefix);

/**
 * What a contract brings or what its driver gets (R20): the base price and every price type whose condition holds; a
 * cancelled contract costs only what its price types say of cancelling (R5).
 */
export function priceOf(contract: PricedContract, steps: readonly PriceStep[], field: PricedField): Calculation {
  const own = steps.filter(({ slug }) => isOfCredit(slug) === (field === 'gutschriftpreis'));
  const isCancelled = contract[cancelled] === true;
  const counting = own.filter((it) =>
    isCancelled ? it.conditionField === cancelled : holds(it.conditionField, contract),
  );
  if (isCancelled && counting.length === 0) return { amount: fromCents(0), lines: [], hint: null };
  if (!isCancelled && !own.some(({ slug }) => slug === baseSlugs[field]))
    return empty('Die Preisgruppe hat keinen Grundpreis');

  const km = kmOf(contract[distanceFields[field]]) ?? kmOf(contract.googleKm);
  if (km === undefined) return empty('Ohne Entfernung kein Preis');
  const lines: { slug: string; name: string; price: Amount }[] = [];
  for (const slug of new Set(counting.map((it) => it.slug))) {
    const step = smallestFor(
      km,
      counting.filter((it) => it.slug === slug),
    );
    if (!step) return empty(`Keine Preisstufe für ${kmText(km)}`);
    lines.push({ slug, name: step.name, price: step.price });
  }
  return { amount: fromCents(lines.reduce((sum, { price }) => sum + toCents(price), 0)), lines, hint: null };
}

/**
 * Whether a price type counts for this contract: its flag is set or its service is ordered; without a condition it
 * always does.
 */
function holds(condition: string | null, contract: PricedContract): boolean {
  if (condition === null || condition === '' || condition === 'none') return true;
  if (condition === 'isPartOfBundle') return (contract.bundles ?? []).length > 0;
  if (isFlag(condition)) return contract[condition] === true || contract[condition] === '1';
  return servicesOf(contract).has(Number(condition.slice('service:'.length)));
}

/** Whether a price type asks for a flag of the contract. */
function isFlag(condition: string): condition is FlagCondition {
  return !condition.startsWith('service:');
}

/** Services count once, whether ordered as such or with an address of their own. */
function servicesOf({ zusatzleistungenArray, serviceAddresses }: PricedContract): Set<number | undefined> {
  const addressed = (serviceAddresses ?? []).map((it) => it.service);
  return new Set([...(zusatzleistungenArray ?? []), ...addressed].map((it) => (it ? idOf('services', it) : undefined)));
}

function smallestFor(km: number, steps: readonly PriceStep[]): PriceStep | undefined {
  return steps
    .filter(({ distance }) => distance >= km)
    .reduce<PriceStep | undefined>((best, it) => (best && best.distance <= it.distance ? best : it), undefined);
}

/** A form may hold what somebody is still typing. */
function kmOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function kmText(km: number): string {
  return `${km.toLocaleString('de-DE', { maximumFractionDigits: 2 })} km`;
}

function empty(hint: string): Calculation {
  return { amount: null, lines: [], hint };
}
