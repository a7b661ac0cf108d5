import Big from 'big.js';

/** An exact amount in EUR as the API carries it, '385.00'. */
export type Amount = string;

/** As amounts are stored: whole numbers of cents as far as a number holds them. */
const usual = /^-?\d{1,13}\.\d\d$/;

/** Whole cents of an exact amount. */
export function toCents(amount: Amount): number {
  // Nothing plus minus nothing is nothing.
  if (usual.test(amount)) return Number(amount.replace('.', '')) + 0;
  return Number(new Big(amount).times(100).round(0, Big.roundHalfUp).toString());
}

/** The exact amount of whole cents. */
export function fromCents(cents: number): Amount {
  if (Number.isSafeInteger(cents)) {
    const digits = String(Math.abs(cents)).padStart(3, '0');
    return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  }
  return new Big(cents).div(100).toFixed(2);
}

/** Exact sum; amounts that are not known count as nothing. */
export function sumAmounts(amounts: readonly (Amount | null | undefined)[]): Amount {
  return amounts.reduce((sum, amount) => (amount ? sum.plus(amount) : sum), new Big(0)).toFixed(2);
}

/** An amount as staff read it, 1.284,50; a dash when it is not known. */
export function formatAmount(amount: Amount | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return '–';
  const [whole = '0', cents = '00'] = new Big(amount).abs().toFixed(2).split('.');
  const sign = toCents(amount) < 0 ? '−' : '';
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
}

/** An amount with its currency, 1.284,50 €. */
export function formatEuro(amount: Amount | null | undefined): string {
  const text = formatAmount(amount);
  return text === '–' ? text : `${text} €`;
}
