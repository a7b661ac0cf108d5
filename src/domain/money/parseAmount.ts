import Big from 'big.js';
import type { Amount } from './amount.ts';

/** Reads an amount as Germans type it (1.284,50, 1284,5, 1284.50, -12 €); nothing when it is none or names parts of a cent. */
export function parseAmount(text: string): Amount | undefined {
  const typed = text.replace(/€|EUR/gi, '').replace(/[\s ]/g, '').replace('−', '-');
  const plain = withPoint(typed);
  return plain === undefined ? undefined : new Big(plain).toFixed(2);
}

/** Dots group thousands before a comma and where they stand at every third digit; any other single dot is a decimal point. */
function withPoint(typed: string): string | undefined {
  if (/^-?\d+(,\d{1,2})?$/.test(typed)) return typed.replace(',', '.');
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(typed)) return typed.replaceAll('.', '').replace(',', '.');
  return /^-?\d+\.\d{1,2}$/.test(typed) ? typed : undefined;
}
