/** An exact amount in EUR as the API carries it, '385.00'. */
export type Amount = string;

/** As amounts are stored: whole numbers of cents as far as a number holds them. */
const usual = /^-?\d{1,13}\.\d\d$/;

/** What an amount may be written like at all. */
const written = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whole cents of an exact amount; half a cent is rounded away from nothing. */
export function toCents(amount: Amount): number {
  // Nothing plus minus nothing is nothing.
  return Number(usual.test(amount) ? amount.replace('.', '') : exactCents([amount])) + 0;
}

/** The sum of amounts in cents, rounded once, whatever their places behind the comma. */
function exactCents(amounts: readonly Amount[]): bigint {
  const parts = amounts.map((amount) => {
    const [, sign = '', whole = '', rest = ''] = written.exec(amount) ?? [];
    if (whole === '') throw new Error(`no amount: ${amount}`);
    return { sign, whole, rest };
  });
  const places = parts.reduce((most, it) => Math.max(most, it.rest.length), 2);
  const sum = parts.reduce((total, { sign, whole, rest }) => {
    const units = BigInt(whole + rest.padEnd(places, '0'));
    return sign === '-' ? total - units : total + units;
  }, 0n);
  const cent = 10n ** BigInt(places - 2);
  const half = sum < 0n ? -cent / 2n : cent / 2n;
  return (sum + half) / cent;
}

/** The exact amount of whole cents. */
export function fromCents(cents: number): Amount {
  return amountOf(BigInt(Math.round(cents)));
}

function amountOf(cents: bigint): Amount {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Exact sum; amounts that are not known count as nothing. */
export function sumAmounts(amounts: readonly (Amount | null | undefined)[]): Amount {
  return amountOf(exactCents(amounts.filter((it): it is Amount => Boolean(it))));
}

/** The same, and null where none of them is known: a sum of nothing is no amount. */
export function sumOfKnown(amounts: readonly (Amount | null | undefined)[]): Amount | null {
  return amounts.some(Boolean) ? sumAmounts(amounts) : null;
}

/** An amount as staff read it, 1.284,50; a dash when it is not known. */
export function formatAmount(amount: Amount | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return '–';
  const cents = exactCents([amount]);
  const [whole = '0', rest = '00'] = amountOf(cents < 0n ? -cents : cents).split('.');
  return `${cents < 0n ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`;
}

/** An amount with its currency, 1.284,50 €. */
export function formatEuro(amount: Amount | null | undefined): string {
  const text = formatAmount(amount);
  return text === '–' ? text : `${text} €`;
}
