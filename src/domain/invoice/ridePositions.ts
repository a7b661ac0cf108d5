import { labelOf, type KeyOf } from '../choices/choices.ts';
import { jobCategories } from '../choices/jobCategories.ts';
import type { Amount } from '../money/amount.ts';
import type { PricePart } from '../price/pricePart.ts';
import { approvedMinutes, waitingCents, type Costs } from '../protocol/costTotals.ts';
import { expenseTypes } from '../protocol/choices/expenseTypes.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';
import { titleSeparator } from './linesOfTitle.ts';
import { amountOf, onceAt, type Position } from './position.ts';
import { netOfGross } from './totals.ts';
import type { VatRate } from './vat.ts';

/** What of a contract and its protocol stands on a document. */
export type Ride = Costs & {
  readonly auftragsnummer: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly licensePlate: string | null;
  /** The pickup day orders the rides, the delivery day is the day of the service (R29). */
  readonly datum: CalendarDay;
  readonly bringdatum: CalendarDay;
  readonly kostenstelle: string | null;
};
/** A ride as its customer is charged for it. */
export type ChargedRide = Ride & {
  readonly auftragswert: Amount;
  readonly rechnungsnotiz: string | null;
  readonly wartestundenpreis: Amount | null;
  readonly valueParts?: readonly PricePart[];
};
/** A ride as its driver is paid for it. */
export type CreditedRide = Ride & {
  readonly gutschriftpreis: Amount;
  readonly gutschriftnotiz: string | null;
  readonly creditParts?: readonly PricePart[];
};

/** A position that comes from a contract. */
export type RidePosition = Position & {
  readonly auftragsnummer: string;
  readonly serviceDate: CalendarDay;
  readonly costCentre: string | null;
};

/** The rate on the receipt of an expense (R22). */
export const ratesOfReceipts: Readonly<Record<KeyOf<typeof expenseTypes>, VatRate>> = {
  refueling: '19',
  refuelingElectroCar: '19',
  washing: '19',
  adBlue: '19',
  motorOil: '19',
  shipping: '19',
  otherReason: '19',
  train: '7',
  longDistanceTrain: '7',
  localDistanceTrain: '7',
  bus: '7',
  taxi: '7',
  hotel: '7',
  toll: '0',
};

/** The positions of an invoice: ride by ride, each with its waiting time and expenses below it (R23). */
export function chargedPositions(rides: readonly ChargedRide[]): readonly RidePosition[] {
  return inOrder(rides).flatMap((ride) => [
    ridePosition(ride, {
      amount: ride.auftragswert,
      tax: '19',
      description: ride.rechnungsnotiz,
      priceParts: ride.valueParts ?? [],
    }),
    ...waitingPosition(ride),
    ...(ride.expenses ?? []).flatMap((it) => passedOn(ride, it)),
  ]);
}

/** The positions of a credit note for a driver of the group: ride by ride, with what he laid out for it (R24). */
export function creditedPositions(rides: readonly CreditedRide[], group: number): readonly RidePosition[] {
  const tax: VatRate = jobCategories.items.find((it) => it.id === group)?.vat === 0 ? '0' : '19';
  return inOrder(rides).flatMap((ride) => [
    ridePosition(ride, {
      amount: ride.gutschriftpreis,
      tax,
      description: ride.gutschriftnotiz,
      priceParts: ride.creditParts ?? [],
    }),
    ...(ride.expenses ?? [])
      .filter(isReimbursed)
      .flatMap((it) => (it.amount ? [expensePosition(ride, it, { amount: it.amount, tax: '0' })] : [])),
  ]);
}

/** What a ride is called on a document: number, way, plate and day of delivery, as far as they are known. */
export function rideTitle(ride: Ride): string {
  const way = [ride.from, ride.to].filter(Boolean).join(' – ');
  return [ride.auftragsnummer, way, ride.licensePlate, formatDate(ride.bringdatum)]
    .filter(Boolean)
    .join(titleSeparator);
}

function inOrder<R extends Ride>(rides: readonly R[]): readonly R[] {
  const place = (ride: Ride) => `${ride.datum} ${ride.auftragsnummer}`;
  return rides.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

function ridePosition(
  ride: Ride,
  it: Pick<RidePosition, 'amount' | 'tax' | 'description' | 'priceParts'>,
): RidePosition {
  return { ...ofRide(ride), ...it, ...onceAt(it.amount), title: rideTitle(ride), bruttoEqualsNetto: false };
}

function waitingPosition(ride: ChargedRide): readonly RidePosition[] {
  const minutes = Math.ceil(approvedMinutes(ride) / 15) * 15;
  const cents = waitingCents(minutes, ride.wartestundenpreis);
  if (cents === null || ride.wartestundenpreis === null) return [];
  const quantity = (minutes / 60).toFixed(2);
  return [
    {
      ...ofRide(ride),
      title: `Wartezeit ${String(minutes)} min zu ${ride.auftragsnummer}`,
      description: null,
      quantity,
      unit: 'HUR',
      unitPrice: ride.wartestundenpreis,
      amount: amountOf({ quantity, unitPrice: ride.wartestundenpreis }),
      tax: '19',
      bruttoEqualsNetto: false,
    },
  ];
}

type Expense = NonNullable<Ride['expenses']>[number] & { readonly description?: string | null | undefined };

/** What an expense comes to on the invoice of its ride: without the VAT of its receipt (R22). */
export function passedOnNet({ amount, type }: Pick<Expense, 'amount' | 'type'>): Amount | null {
  return amount ? netOfGross(amount, rateOfReceipt(type)) : null;
}

/** Whether a driver paid it himself and gets it back with his credit note (R24). */
export const isReimbursed = ({ paymentType }: Pick<Expense, 'paymentType'>): boolean =>
  (paymentType ?? 'expense') === 'expense';

function passedOn(ride: Ride, expense: Expense): readonly RidePosition[] {
  const amount = passedOnNet(expense);
  if (amount === null) return [];
  return [expensePosition(ride, expense, { amount, tax: rateOfReceipt(expense.type) === '0' ? '0' : '19' })];
}

function expensePosition(
  ride: Ride,
  expense: Expense,
  it: { readonly amount: Amount; readonly tax: VatRate },
): RidePosition {
  return {
    ...ofRide(ride),
    ...onceAt(it.amount),
    ...it,
    bruttoEqualsNetto: it.tax === '0',
    title: `${titleOf(expense)} zu ${ride.auftragsnummer}`,
    description: expense.description ?? null,
  };
}

/** Tolls are called by their short name, as on the example of R23. */
const titleOf = ({ type }: Expense) => (type === 'toll' ? 'Maut' : labelOf(expenseTypes, type));

/** The rate on a receipt by what it is for. */
export function rateOfReceipt(type: string | null | undefined): VatRate {
  const known = expenseTypes.items.find((it) => it.key === type)?.key;
  return known === undefined ? '19' : ratesOfReceipts[known];
}

const ofRide = (ride: Ride) => ({
  auftragsnummer: ride.auftragsnummer,
  serviceDate: ride.bringdatum,
  costCentre: ride.kostenstelle,
});
