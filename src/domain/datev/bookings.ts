import { vatOf } from '../invoice/totals.ts';
import { treatmentOf, type Taxed, type TaxedDocument, type VatTreatment } from '../invoice/vat.ts';
import { fromCents, toCents, type Amount } from '../money/amount.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { accountOf, type BookingGroup, type DatevSettings } from './datevSettings.ts';

/** A position as a booking sees it. */
export type BookedPosition = Taxed & {
  readonly title: string;
  /** The account of its customer or driver, where he has one of his own. */
  readonly account: string | null;
  /** The account of the price type that it comes from, where that has one of its own: it holds at 19 % alone. */
  readonly typeAccount?: string | null;
  /** Price types have accounts, but nobody knows from which of them it comes. */
  readonly lacksType?: boolean;
};

/** Whose personal account a document is booked on: a customer, or a driver who gets a credit note. */
export type BookedParty = {
  readonly kind: 'debtor' | 'creditor';
  /** The address of the customer or driver. */
  readonly record: string | null;
  readonly name: string;
  readonly account: number | null;
  readonly ustid: string | null;
};

/** A completed document as it goes to the tax adviser: its frozen copy, nothing of today. */
export type BookedDocument = TaxedDocument & {
  /** The address of its record. */
  readonly record: string;
  readonly number: string;
  /** Invoices are booked in Soll of the debtor, credit notes in Haben of the creditor. */
  readonly type: 'Rechnung' | 'Gutschrift';
  /** The number of the document that it cancels. */
  readonly cancels: string | null;
  readonly day: CalendarDay;
  readonly due: CalendarDay | null;
  /** The last day of a delivery on it. */
  readonly serviceDay: CalendarDay | null;
  readonly party: BookedParty;
  readonly contracts: number;
  /** The cost centre that all its contracts share. */
  readonly kostenstelle: string | null;
  readonly positions: readonly BookedPosition[];
  readonly amountTotal: Amount;
  /** The id under which its file goes along. */
  readonly file: string | null;
  readonly documentInProgress: boolean;
};

/** One row of the batch: the gross of what is booked on one account at one rate. */
export type Booking = {
  readonly document: BookedDocument;
  readonly group: BookingGroup;
  /** Never below zero; `side` says which way. */
  readonly amount: Amount;
  readonly side: 'S' | 'H';
  readonly isGeneralReversal: boolean;
  /** Missing without a chart of accounts. */
  readonly account: string | undefined;
  readonly key: string;
  readonly text: string;
};

type Group = {
  group: BookingGroup;
  treatment: VatTreatment;
  account: string | undefined;
  key: string;
  cents: number;
  kinds: Set<string>;
};

/**
 * The rows of a document. Each is its net and the VAT on that, rounded once; where one rate is spread over several
 * accounts, the largest row takes the cent that this rounding leaves, so that the rows add up to the document's total.
 */
export function bookingsOf(document: BookedDocument, settings: DatevSettings): readonly Booking[] {
  const groups = groupsOf(document, settings);
  const gross = groups.map((it) => it.cents + toCents(vatOf(fromCents(it.cents), it.treatment.rate)));
  for (const rate of new Set(groups.map(({ treatment }) => treatment.rate))) {
    const places = groups.flatMap((it, place) => (it.treatment.rate === rate ? [place] : []));
    const net = places.reduce((sum, place) => sum + (groups[place]?.cents ?? 0), 0);
    const whole = net + toCents(vatOf(fromCents(net), rate));
    const [largest = 0] = places.toSorted((a, b) => Math.abs(gross[b] ?? 0) - Math.abs(gross[a] ?? 0));
    gross[largest] = (gross[largest] ?? 0) + whole - places.reduce((sum, place) => sum + (gross[place] ?? 0), 0);
  }
  return groups.flatMap(({ group, account, key, kinds }, place) => {
    const cents = gross[place] ?? 0;
    if (cents === 0) return [];
    const isGeneralReversal = document.cancels !== null && settings.storno === 'generalReversal';
    return [
      {
        document,
        group,
        amount: fromCents(Math.abs(cents)),
        side: sideOf(document, { isTurned: cents < 0 !== isGeneralReversal }),
        isGeneralReversal,
        account,
        key,
        text: textOf(document, isPassed(group) ? [...kinds] : []),
      },
    ];
  });
}

/** What the rows of a document come to, with its sign: what must equal its total. */
export function sumOfBookings(bookings: readonly Booking[]): Amount {
  return fromCents(
    bookings.reduce((sum, { document, amount, side, isGeneralReversal }) => {
      const isTurned = side !== sideOf(document, { isTurned: false });
      return sum + toCents(amount) * (isTurned !== isGeneralReversal ? -1 : 1);
    }, 0),
  );
}

function groupsOf(document: BookedDocument, settings: DatevSettings): readonly Group[] {
  const found = new Map<string, Group>();
  for (const position of document.positions) {
    const treatment = treatmentOf(position, document);
    const group = groupOf(position, { treatment, type: document.type });
    const standard = accountOf(group, settings);
    const own = ownAccount(position, group);
    const account = own ?? standard?.account;
    const place = `${account ?? group} ${treatment.category} ${treatment.rate}`;
    const it = found.get(place) ?? {
      group,
      treatment,
      account,
      key: own === null ? (standard?.key ?? '') : '',
      cents: 0,
      kinds: new Set<string>(),
    };
    it.cents += toCents(position.amount);
    if (isPassed(group)) it.kinds.add(position.title.split(' zu ')[0] ?? position.title);
    found.set(place, it);
  }
  return [...found.values()];
}

/** The groups of what customers pay and of what drivers are paid, by how it is taxed. */
const sides = {
  Rechnung: {
    passedOn: 'passedOn',
    abroad: 'reverseCharge',
    outside: 'thirdCountry',
    reduced: 'revenue7',
    usual: 'revenue19',
    exempt: 'withoutReason',
  },
  Gutschrift: {
    passedOn: 'reimbursed',
    abroad: 'ridesAbroad',
    outside: 'ridesAbroad',
    reduced: 'rides7',
    usual: 'rides19',
    exempt: 'ridesSmallBusiness',
  },
} as const;

/** What a position is booked as, by how it is taxed and whether a customer pays or a driver is paid. */
export function groupOf(
  position: Taxed,
  { treatment, type }: { readonly treatment: VatTreatment; readonly type: BookedDocument['type'] },
): BookingGroup {
  const isPassedOn = position.bruttoEqualsNetto && position.tax === '0';
  const groups = sides[type];
  if (isPassedOn) return groups.passedOn;
  const { category, rate, reason } = treatment;
  if (category === 'AE') return groups.abroad;
  if (category === 'O') return groups.outside;
  if (category === 'S') return rate === '7' ? groups.reduced : groups.usual;
  return reason === null ? 'withoutReason' : groups.exempt;
}

/** An exception made for somebody counts before the price types of everybody; neither holds for what is passed on. */
function ownAccount({ account, typeAccount }: BookedPosition, group: BookingGroup): string | null {
  if (isPassed(group)) return null;
  return account ?? (group === 'revenue19' || group === 'rides19' ? (typeAccount ?? null) : null);
}

const isPassed = (group: BookingGroup): boolean => group === 'passedOn' || group === 'reimbursed';

function sideOf({ type }: BookedDocument, { isTurned }: { readonly isTurned: boolean }): 'S' | 'H' {
  return (type === 'Rechnung') !== isTurned ? 'S' : 'H';
}

function textOf({ cancels, party, contracts, positions }: BookedDocument, kinds: readonly string[]): string {
  if (cancels !== null) return `Storno zu ${cancels}`;
  const rides = contracts === 1 ? '1 Auftrag' : `${String(contracts)} Aufträge`;
  // Without contracts the first position says what it is about.
  const what = kinds.length > 0 ? kinds.join(', ') : contracts === 0 ? (positions[0]?.title ?? '') : rides;
  return `${party.name}, ${what}`;
}
