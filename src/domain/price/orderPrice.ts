import { fromCents, toCents, type Amount } from '../money/amount.ts';
import { idOf } from '../define/resource.ts';

/** The two amounts of an order that follow from price lists. */
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
  readonly lines: readonly { readonly name: string; readonly price: Amount }[];
  readonly hint: string | null;
};

type Values = Readonly<Record<string, unknown>>;

const distanceFields = { auftragswert: 'billingDistance', gutschriftpreis: 'creditDistance' } as const;
const baseSlugs = { auftragswert: 'grundpreis', gutschriftpreis: 'gutschrift-grundpreis' } as const;
const creditPrefix = 'gutschrift-';
const cancelled = 'isStorniert';

/** What an order brings or what its driver gets (R20): the base price and every price type whose condition holds; a cancelled order costs only what its price types say of cancelling (R5). */
export function priceOf(order: Values, steps: readonly PriceStep[], field: PricedField): Calculation {
  const own = steps.filter(({ slug }) => slug.startsWith(creditPrefix) === (field === 'gutschriftpreis'));
  const isCancelled = order[cancelled] === true;
  const counting = own.filter((it) => (isCancelled ? it.conditionField === cancelled : holds(it.conditionField, order)));
  if (isCancelled && counting.length === 0) return { amount: fromCents(0), lines: [], hint: null };
  if (!isCancelled && !own.some(({ slug }) => slug === baseSlugs[field])) return empty('Die Preisgruppe hat keinen Grundpreis');

  const km = kmOf(order[distanceFields[field]]) ?? kmOf(order.googleKm);
  if (km === undefined) return empty('Ohne Entfernung kein Preis');
  const lines: { name: string; price: Amount }[] = [];
  for (const slug of new Set(counting.map((it) => it.slug))) {
    const step = smallestFor(km, counting.filter((it) => it.slug === slug));
    if (!step) return empty(`Keine Preisstufe für ${kmText(km)}`);
    lines.push({ name: step.name, price: step.price });
  }
  return { amount: fromCents(lines.reduce((sum, { price }) => sum + toCents(price), 0)), lines, hint: null };
}

/** Whether a price type counts for this order: its flag is set or its service is ordered; without a condition it always does. */
function holds(condition: string | null, order: Values): boolean {
  if (condition === null || condition === '' || condition === 'none') return true;
  if (condition === 'isPartOfBundle') return Array.isArray(order.bundles) && order.bundles.length > 0;
  if (!condition.startsWith('service:')) return order[condition] === true || order[condition] === '1';
  return servicesOf(order).has(Number(condition.slice('service:'.length)));
}

/** Services count once, whether ordered as such or with an address of their own. */
function servicesOf({ zusatzleistungenArray, serviceAddresses }: Values): Set<number | undefined> {
  const ordered: unknown[] = Array.isArray(zusatzleistungenArray) ? zusatzleistungenArray : [];
  const addressed: unknown[] = Array.isArray(serviceAddresses) ? serviceAddresses.map((it: { service?: unknown } | null) => it?.service) : [];
  return new Set([...ordered, ...addressed].map((it) => (typeof it === 'string' ? idOf('services', it) : undefined)));
}

function smallestFor(km: number, steps: readonly PriceStep[]): PriceStep | undefined {
  return steps.filter(({ distance }) => distance >= km).reduce<PriceStep | undefined>((best, it) => (best && best.distance <= it.distance ? best : it), undefined);
}

function kmOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function kmText(km: number): string {
  return `${km.toLocaleString('de-DE', { maximumFractionDigits: 2 })} km`;
}

function empty(hint: string): Calculation {
  return { amount: null, lines: [], hint };
}
