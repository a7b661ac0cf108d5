import Big from 'big.js';
import { fromCents, toCents, type Amount } from '../money/amount.ts';
import type { PricePart } from '../price/pricePart.ts';
import type { Taxed } from './vat.ts';

/** Units of EN 16931 in which positions are counted: pieces and hours. */
export type Unit = 'C62' | 'HUR';

/** What a position says: so much of something at a price that is never below zero. */
export type Position = Taxed & {
  readonly title: string;
  readonly description: string | null;
  /** An exact decimal with two places; below zero where something is taken off. */
  readonly quantity: string;
  readonly unit: Unit;
  readonly unitPrice: Amount;
  /** The price types that it comes from; missing where no price list says anything of it. */
  readonly priceParts?: readonly PricePart[];
};

/** Quantity and price that give the amount where nobody named them: once, or minus once, at a price above zero. */
export function onceAt(amount: Amount): Pick<Position, 'quantity' | 'unit' | 'unitPrice'> {
  const cents = toCents(amount);
  return { quantity: cents < 0 ? '-1.00' : '1.00', unit: 'C62', unitPrice: fromCents(Math.abs(cents)) };
}

/** What so much costs at that price, rounded half up to the cent. */
export function amountOf({ quantity, unitPrice }: Pick<Position, 'quantity' | 'unitPrice'>): Amount {
  return new Big(quantity).times(unitPrice).round(2, Big.roundHalfUp).toFixed(2);
}

/** The same with the opposite sign; zero has none. */
export function negated(amount: Amount): Amount {
  return new Big(amount).eq(0) ? '0.00' : new Big(amount).times(-1).toFixed(2);
}

/** The position of a Storno: as much of the same, taken off at the same price (R26, BR-27). */
export function cancelled<P extends Pick<Position, 'amount' | 'quantity' | 'priceParts'>>(position: P): P {
  const { amount, priceParts, quantity } = position;
  return {
    ...position,
    amount: negated(amount),
    quantity: negated(quantity),
    ...(priceParts && {
      priceParts: priceParts.map((it) => ({ ...it, amount: it.amount === null ? null : negated(it.amount) })),
    }),
  };
}
