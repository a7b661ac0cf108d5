import { expect, test } from 'vitest';
import { bookedDocument, settings } from '../../../tests/harness/bookedDocument.ts';
import { cancelled } from '../invoice/position.ts';
import type { PrintedPosition } from '../invoice/printedDocument.ts';
import { totalsOf } from '../invoice/totals.ts';
import { fromCents } from '../money/amount.ts';
import { bookedPositions, type TypeAccounts } from './bookedPositions.ts';
import { bookingsOf, sumOfBookings, type BookedDocument } from './bookings.ts';
import { checkBatch } from './checkBatch.ts';

const typeAccounts: TypeAccounts = new Map([
  ['elektro', '4405'],
  ['samstag', '4406'],
  ['flex', '4406'],
]);
type Parts = readonly (readonly [priceType: string | null, amount: string])[];

function position(parts: Parts, given: Partial<PrintedPosition> = {}): PrintedPosition {
  const amount = fromCents(parts.reduce((sum, [, it]) => sum + Math.round(Number(it) * 100), 0));
  return {
    title: '26000418 · Köln – Ulm',
    description: null,
    amount,
    bruttoAmount: amount,
    quantity: '1.00',
    unit: 'C62',
    unitPrice: amount,
    tax: '19',
    bruttoEqualsNetto: false,
    auftragsnummer: '26000418',
    serviceDate: '2026-11-24',
    costCentre: null,
    priceParts: parts.map(([priceType, it]) => ({ priceType, amount: it })),
    ...given,
  };
}

type Given = Partial<BookedDocument> & { readonly own?: string | null; readonly accounts?: TypeAccounts };

/** The total is that of the positions as they are printed, whatever parts they are booked in. */
function documentOf(
  positions: readonly PrintedPosition[],
  { accounts = typeAccounts, own = null, ...given }: Given = {},
): BookedDocument {
  const head = { skipTax: false, country: 'DE', ustid: null, driverGroup: null, ...given };
  return bookedDocument(
    positions.flatMap((it) => bookedPositions(it, { own, typeAccounts: accounts })),
    { contracts: positions.length, amountTotal: totalsOf(positions, head).amountTotal, ...given },
  );
}
const rowsOf = (document: BookedDocument) =>
  bookingsOf(document, settings).map((it) => [it.amount, it.side, it.account]);
const whole: Parts = [
  ['grundpreis', '325.00'],
  ['elektro', '15.00'],
  ['samstag', '45.00'],
];

test('each price type with an account of its own is a row of its own, in the same document', () => {
  expect(rowsOf(documentOf([position(whole)]))).toEqual([
    ['386.75', 'S', '4400'],
    ['17.85', 'S', '4405'],
    ['53.55', 'S', '4406'],
  ]);
  expect(rowsOf(documentOf([position(whole)], { accounts: new Map() }))).toEqual([['458.15', 'S', '4400']]);
  const storno = documentOf([cancelled(position(whole))], { cancels: '2026-000417' });
  expect(rowsOf(storno).map(([amount, side]) => [amount, side])).toEqual([
    ['386.75', 'H'],
    ['17.85', 'H'],
    ['53.55', 'H'],
  ]);
});

test('a discount with an account of its own is booked the other way round', () => {
  const flex: Parts = [
    ['grundpreis', '325.00'],
    ['flex', '-12.00'],
  ];
  expect(rowsOf(documentOf([position(flex)]))).toEqual([
    ['386.75', 'S', '4400'],
    ['14.28', 'H', '4406'],
  ]);
});

test('the account of a customer counts before that of a price type, and that one holds at 19 % alone', () => {
  expect(rowsOf(documentOf([position(whole)], { own: '4409' }))).toEqual([['458.15', 'S', '4409']]);
  expect(rowsOf(documentOf([position(whole, { tax: '7' })]))).toEqual([['411.95', 'S', '4300']]);
  const abroad = { skipTax: true, country: 'AT', ustid: 'ATU12345675' };
  expect(rowsOf(documentOf([position(whole)], abroad))).toEqual([['385.00', 'S', '4336']]);
  const credit = { type: 'Gutschrift', accounts: new Map([['gutschrift-elektro', '5907']]) } as const;
  const paid: Parts = [
    ['gutschrift-grundpreis', '190.00'],
    ['gutschrift-elektro', '8.00'],
  ];
  expect(rowsOf(documentOf([position(paid)], { ...credit, driverGroup: 5 }))).toEqual([
    ['226.10', 'H', '5906'],
    ['9.52', 'H', '5907'],
  ]);
  const small = documentOf([position(paid, { tax: '0' })], { ...credit, driverGroup: 8 });
  expect(rowsOf(small)).toEqual([['198.00', 'H', '5909']]);
});

test('whatever price types rides come from, the rows of a document add up to its total', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const positions = Array.from({ length: (seed % 6) + 1 }, (_, at) => {
      const cents = (part: number) => fromCents((seed * 7919 + at * 104_729 + part * 1_299_709) % 40_000);
      return position([
        ['grundpreis', cents(1)],
        ['elektro', cents(2)],
        ['flex', `-${fromCents((seed * 31 + at) % 3000)}`],
        ...(at % 2 === 0 ? ([[null, cents(3)]] as const) : []),
      ]);
    });
    const document = documentOf(positions);
    expect(sumOfBookings(bookingsOf(document, settings))).toBe(document.amountTotal);
  }
});

test('what nobody knows the price type of is said, and holds nothing up', () => {
  const unknown = position([[null, '400.00']]);
  const said = (document: BookedDocument) =>
    checkBatch([document], { month: '2026-11', settings }).map((it) => [it.sentence, it.isRefusal]);
  const end = 'ist die Preisart nicht bekannt; gebucht wird auf das Konto der Firma.';
  expect(said(documentOf([unknown, position(whole)]))).toEqual([[`2026-000417: Bei einem Auftrag ${end}`, false]]);
  expect(said(documentOf([unknown, unknown]))).toEqual([[`2026-000417: Bei 2 Aufträgen ${end}`, false]]);
  expect(said(documentOf([unknown], { accounts: new Map() }))).toEqual([]);
  expect(said(documentOf([unknown], { own: '4409' }))).toEqual([]);
});

test('an account of another length than the company’s is refused', () => {
  const document = documentOf([position(whole)], { accounts: new Map([['elektro', '44050']]) });
  expect(checkBatch([document], { month: '2026-11', settings }).map((it) => it.sentence)).toEqual([
    'Das Konto „44050“ hat nicht 4 Ziffern.',
  ]);
});
