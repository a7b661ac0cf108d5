import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { sumAmounts, toCents } from '../money/amount.ts';
import { cancelled, negated } from './position.ts';
import { dueDate, paymentSentence, termOf } from './paymentTerm.ts';
import { chargedPositions, creditedPositions, type ChargedRide, type CreditedRide } from './ridePositions.ts';
import { checkDocumentDay, documentNumber, seriesOf } from './series.ts';
import { grossOf, netOfGross, totalsOf } from './totals.ts';
import { objectionToSkippedTax, type TaxedDocument, type VatRate } from './vat.ts';

const here: TaxedDocument = { skipTax: false, country: 'DE', ustid: null, driverGroup: null };
const unknown = { from: null, to: null, licensePlate: null, kostenstelle: null };
const day = { datum: '2026-11-24', bringdatum: '2026-11-24' };

const charged = (given: Partial<ChargedRide> & Pick<ChargedRide, 'auftragsnummer' | 'auftragswert'>): ChargedRide => ({
  ...unknown,
  ...day,
  rechnungsnotiz: null,
  wartestundenpreis: '20.00',
  ...given,
});
const credited = (
  given: Partial<CreditedRide> & Pick<CreditedRide, 'auftragsnummer' | 'gutschriftpreis'>,
): CreditedRide => ({ ...unknown, ...day, gutschriftnotiz: null, ...given });

const invoiced = chargedPositions([
  charged({
    auftragsnummer: '26000422',
    auftragswert: '239.00',
    expenses: [{ type: 'toll', amount: '12.00', paymentType: 'uta' }],
  }),
  charged({
    auftragsnummer: '26000418',
    auftragswert: '385.00',
    from: 'Köln',
    to: 'Ulm',
    licensePlate: 'K-LS 418E',
    rechnungsnotiz: 'Bitte Kostenstelle nennen',
    waitings: [
      { approvedBy: 'Disposition', minutes: 20 },
      { approvedBy: 'Disposition', minutes: 18 },
      { approvedBy: null, minutes: 90 },
    ],
  }),
  charged({
    auftragsnummer: '26000421',
    auftragswert: '199.00',
    expenses: [{ type: 'refueling', amount: '62.37', paymentType: 'uta' }],
  }),
]);

test('an invoice of three rides adds up to the cent, with waiting time, fuel and toll', () => {
  shows('R22', 'R23', 'D1 §9 gross = net');
  expect(invoiced.map((it) => [it.title, it.amount, it.tax, grossOf(it)])).toEqual([
    ['26000418 · Köln – Ulm · K-LS 418E · 24.11.2026', '385.00', '19', '458.15'],
    ['Wartezeit 45 min zu 26000418', '15.00', '19', '17.85'],
    ['26000421 · 24.11.2026', '199.00', '19', '236.81'],
    ['Tanken zu 26000421', '52.41', '19', '62.37'],
    ['26000422 · 24.11.2026', '239.00', '19', '284.41'],
    ['Maut zu 26000422', '12.00', '0', '12.00'],
  ]);
  expect(invoiced[0]?.description).toBe('Bitte Kostenstelle nennen');
  expect(invoiced[1]).toMatchObject({ quantity: '0.75', unit: 'HUR', unitPrice: '20.00' });
  expect(totalsOf(invoiced, here)).toMatchObject({
    amountNet: '902.41',
    amountTax: '169.18',
    amountTotal: '1071.59',
    groups: [
      { category: 'S', rate: '19', basis: '890.41', vat: '169.18' },
      { category: 'E', rate: '0', basis: '12.00', vat: '0.00' },
    ],
  });
  expect(netOfGross('62.37', '19')).toBe('52.41');
});

const rides = [
  credited({ auftragsnummer: '26000418', gutschriftpreis: '218.00' }),
  credited({
    auftragsnummer: '26000421',
    gutschriftpreis: '116.00',
    expenses: [
      { type: 'train', amount: '48.90', paymentType: 'expense' },
      { type: 'refueling', amount: '62.37', paymentType: 'uta' },
    ],
  }),
  credited({ auftragsnummer: '26000422', gutschriftpreis: '154.00' }),
];

test('a credit note pays the rides by the group of the driver and gives back what he laid out', () => {
  shows('R24');
  const ofGroup = (driverGroup: number) => totalsOf(creditedPositions(rides, driverGroup), { ...here, driverGroup });
  expect(ofGroup(5)).toMatchObject({ amountNet: '536.90', amountTax: '92.72', amountTotal: '629.62' });
  expect(ofGroup(8)).toMatchObject({
    amountTax: '0.00',
    amountTotal: '536.90',
    groups: [
      {
        category: 'E',
        reason:
          'Kein Ausweis der Umsatzsteuer (Kleinunternehmer nach § 19 UStG).; Erstattung verauslagter Kosten (durchlaufender Posten)',
      },
    ],
  });
});

test('numbers count within type and year, and no day lies before the last one', () => {
  expect(documentNumber('Rechnung', '2026-11-24', 417)).toBe('2026-000417');
  expect(documentNumber('Gutschrift', '2026-11-24', 233)).toBe('G2026-000233');
  expect(seriesOf('Rechnung', '2026-12-31')).not.toBe(seriesOf('Rechnung', '2027-01-01'));
  const last = { number: '2026-000417', day: '2026-11-24' };
  const asked = (at: string) => checkDocumentDay(at, { last, today: '2026-11-25' });
  expect(asked('2026-11-24').verdict).toBe('allowed');
  expect(asked('2026-11-23')).toMatchObject({
    reason: 'Das Belegdatum liegt vor dem der letzten Nummer (2026-000417 vom 24.11.2026).',
    field: 'invoiceDate',
  });
  expect(asked('2026-11-26')).toMatchObject({ reason: 'Das Belegdatum liegt in der Zukunft.' });
});

test('a document is due by the way its customer pays', () => {
  shows('R27');
  expect(dueDate('2026-11-24', termOf({ zahlarten: 'invoice', zahlzielRechnung: '10' }))).toBe('2026-12-04');
  expect(termOf({ zahlarten: 'directDebit', zahlzielRechnung: '10', zahlzielLastschrift: '7' })).toBe(7);
  expect(termOf({ zahlarten: 'cash', zahlzielRechnung: '30' })).toBe(0);
  expect(termOf({})).toBe(10);
  expect(paymentSentence('2026-12-04', { kind: 'credit', method: 'invoice' })).toBe(
    'Wir überweisen den Betrag bis zum 04.12.2026.',
  );
  expect(paymentSentence('2026-12-04', { kind: 'invoice', method: 'invoice' })).toBe(
    'Bitte überweisen Sie den Betrag bis zum 04.12.2026 ohne Abzug.',
  );
});

test('a document without VAT names its reason, and is refused where there is none', () => {
  const abroad = (country: string, ustid: string | null) => ({ ...here, skipTax: true, country, ustid });
  const categories = (document: TaxedDocument) => totalsOf(invoiced, document).groups.map((it) => it.category);
  expect(categories(abroad('AT', 'ATU12345675'))).toEqual(['AE', 'E']);
  expect(categories(abroad('CH', null))).toEqual(['O']);
  expect(totalsOf(invoiced, abroad('CH', null)).amountTotal).toBe('902.41');
  expect(objectionToSkippedTax(abroad('CH', null))).toBeUndefined();
  expect(objectionToSkippedTax(abroad('AT', 'ATU12345675'))).toBeUndefined();
  expect(objectionToSkippedTax(abroad('AT', null))).toContain('fehlt die USt-IdNr. des Kunden');
  expect(objectionToSkippedTax(abroad('DE', 'DE111111125'))).toContain('in Deutschland nicht möglich');
});

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

test('random documents add up exactly, and a Storno brings every one of them to zero', () => {
  const rates: readonly VatRate[] = ['19', '7', '0'];
  for (let seed = 1; seed <= 500; seed += 1) {
    const next = numbersFrom(seed * 7919);
    const positions = Array.from({ length: 1 + next(40) }, () => {
      const cents = next(200_000) - 20_000;
      const tax = rates[next(3)] ?? '19';
      const amount = (cents / 100).toFixed(2);
      return { amount, quantity: cents < 0 ? '-1.00' : '1.00', tax, bruttoEqualsNetto: tax === '0' };
    });
    const document: TaxedDocument =
      [
        here,
        { ...here, skipTax: true, country: 'CH' },
        { ...here, skipTax: true, country: 'AT', ustid: 'ATU12345675' },
        { ...here, driverGroup: 8 },
      ][next(4)] ?? here;
    const totals = totalsOf(positions, document);
    expect(totals.amountNet).toBe(sumAmounts(positions.map((it) => it.amount)));
    expect(totals.amountTax).toBe(sumAmounts(totals.groups.map((it) => it.vat)));
    expect(totals.amountTotal).toBe(sumAmounts([totals.amountNet, totals.amountTax]));
    for (const { basis, rate, vat } of totals.groups)
      expect(Math.abs(toCents(vat) * 100 - toCents(basis) * Number(rate))).toBeLessThanOrEqual(50);
    const storno = totalsOf(positions.map(cancelled), document);
    expect(storno.amountNet).toBe(negated(totals.amountNet));
    expect(storno.amountTax).toBe(negated(totals.amountTax));
    expect(storno.amountTotal).toBe(negated(totals.amountTotal));
  }
});
