import { expect, test } from 'vitest';
import { bookedDocument, settings } from '../../../tests/harness/bookedDocument.ts';
import { fromCents, sumAmounts, toCents } from '../money/amount.ts';
import { cancelled } from '../invoice/position.ts';
import { bookingBatch, batchFileName, type Batch } from './bookingBatch.ts';
import { bookingsOf, sumOfBookings, type BookedDocument, type BookedPosition } from './bookings.ts';
import { checkBatch, checkRows } from './checkBatch.ts';
import { bookingHeadings } from './bookingColumns.ts';
import { creditorAccount, datevDefaults, debtorAccount, fiscalYearOf, type DatevSettings } from './datevSettings.ts';
import { personalAccounts } from './personalAccounts.ts';
import { windows1252 } from './windows1252.ts';

const batch: Batch = {
  number: 7,
  month: '2026-11',
  madeAt: '20261201081500000',
  by: { code: 'B. Haltung', initials: 'BH' },
};
const ride = (amount: string, given: Partial<BookedPosition> = {}): BookedPosition => ({
  title: '26000418 · Köln – Ulm',
  amount,
  tax: '19',
  bruttoEqualsNetto: false,
  account: null,
  ...given,
});
const passedOn = (title: string, amount: string) => ride(amount, { title, tax: '0', bruttoEqualsNetto: true });

const invoice = bookedDocument([
  ride('838.00'),
  ride('52.41', { title: 'Tanken zu 26000421' }),
  passedOn('Maut zu 26000422', '12.00'),
]);
const credit = (driverGroup: number) =>
  bookedDocument([ride('488.00'), passedOn('Bahn zu 26000421', '48.90')], {
    number: 'G2026-000233',
    type: 'Gutschrift',
    driverGroup,
    party: { kind: 'creditor', record: '/api/drivers/169', name: 'Ahmet Kamiński', account: 70169, ustid: null },
  });
const rowsOf = (document: BookedDocument, of: DatevSettings = settings) =>
  bookingsOf(document, of).map((it) => [it.amount, it.side, it.account, it.text]);

test('what the chart names no account for is refused instead of being booked as something else', () => {
  const refused = (document: BookedDocument, of: DatevSettings = settings) =>
    checkBatch([document], { month: '2026-11', settings: of })
      .map((it) => it.sentence)
      .filter((it) => it.startsWith('Für „'));
  const paid = (tax: '0' | '7' | '19', given: Partial<BookedDocument> = {}): BookedDocument => ({
    ...credit(5),
    ...given,
    positions: [ride('100.00', { tax })],
  });
  expect(refused(paid('19'))).toEqual([]);
  expect(refused(paid('7'))).toEqual(['Für „Fremdleistungen 7 %“ ist kein Konto hinterlegt.']);
  for (const country of ['AT', 'CH'])
    expect(refused(paid('19', { skipTax: true, country, ustid: 'ATU12345675' }))).toEqual([
      'Für „Fremdleistungen ausländischer Fahrer (§ 13b UStG)“ ist kein Konto hinterlegt.',
    ]);
  const untaxed = bookedDocument([ride('100.00', { tax: '0' })]);
  for (const it of [untaxed, paid('0')])
    expect(refused(it)).toEqual(['Für „0 % ohne Grund“ ist kein Konto hinterlegt.']);
  expect(refused(paid('7'), { ...settings, accounts: { rides7: { account: '5905' } } })).toEqual([]);
});

test('the invoice and the credit note of the specification are booked as it says', () => {
  expect(rowsOf(invoice)).toEqual([
    ['1059.59', 'S', '4400', 'Rheinbogen Leasing GmbH, 3 Aufträge'],
    ['12.00', 'S', '1370', 'Rheinbogen Leasing GmbH, Maut'],
  ]);
  expect(rowsOf(credit(5)).map((it) => it.slice(0, 3))).toEqual([
    ['580.72', 'H', '5906'],
    ['48.90', 'H', '5909'],
  ]);
  expect(rowsOf(credit(8)).map((it) => it.slice(0, 3))).toEqual([['536.90', 'H', '5909']]);
});

test('a Storno stands by itself, turned or as a general reversal', () => {
  const storno = bookedDocument(
    invoice.positions.map((it) => cancelled({ ...it, quantity: '1.00' })),
    {
      number: '2026-000420',
      cancels: '2026-000417',
    },
  );
  expect(rowsOf(storno).map(([amount, side, , text]) => [amount, side, text])).toEqual([
    ['1059.59', 'H', 'Storno zu 2026-000417'],
    ['12.00', 'H', 'Storno zu 2026-000417'],
  ]);
  const reversed = bookingsOf(storno, { ...settings, storno: 'generalReversal' });
  expect(reversed.map((it) => [it.side, it.isGeneralReversal])).toEqual([
    ['S', true],
    ['S', true],
  ]);
  expect(sumOfBookings(reversed)).toBe('-1071.59');
});

test('whatever accounts a document is spread over, its rows add up to its total', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const positions = Array.from({ length: (seed % 7) + 1 }, (_, place) => {
      const cents = ((seed * 7919 + place * 104_729) % 90_000) - (place % 4 === 3 ? 20_000 : 0);
      const account = place % 3 === 0 ? null : String(4400 + (place % 3));
      return ride(fromCents(cents), { account, tax: place % 5 === 4 ? '7' : '19' });
    });
    const document = bookedDocument(positions);
    const rows = bookingsOf(document, settings);
    expect(sumOfBookings(rows)).toBe(document.amountTotal);
    expect(rows.every((it) => toCents(it.amount) > 0)).toBe(true);
  }
  expect(sumAmounts(bookingsOf(invoice, settings).map((it) => it.amount))).toBe('1071.59');
});

test('the file has DATEV’s header, 125 columns and its signs', () => {
  const [head = '', headings = '', first = '', last] = bookingBatch(
    bookingsOf(invoice, settings),
    batch,
    settings,
  ).split('\r\n');
  expect(batchFileName(batch)).toBe('EXTF_Buchungsstapel_7_20261101_20261130.csv');
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201081500000;;"LS";"B. Haltung";"";29098;55003;20260101;4;20261101;20261130;"Belege 11/2026";"BH";1;0;0;"EUR";;"";;;"04";;;"";"Leitstand"',
  );
  expect(headings.split(';')).toHaveLength(125);
  const fields = first.split(';');
  expect(fields).toHaveLength(125);
  const at = (column: number) => fields[column - 1];
  expect([1, 2, 3, 7, 8, 9, 10, 11, 12].map(at)).toEqual([
    '1059,59',
    '"S"',
    '""',
    '10003',
    '4400',
    '""',
    '2411',
    '"2026-000417"',
    '"041226"',
  ]);
  expect(at(14)).toBe('"Rheinbogen Leasing GmbH, 3 Aufträge"');
  expect(at(20)).toBe('"BEDI ""3f2c9b1e-0000-4000-8000-000000000417"""');
  expect([37, 40, 114, 115, 118].map(at)).toEqual(['""', '""', '0', '', '""']);
  expect([bookingHeadings[113], bookingHeadings[114], bookingHeadings[117]]).toEqual([
    'Festschreibung',
    'Leistungsdatum',
    'Generalumkehr (GU)',
  ]);
  expect(last).toContain('"S"');
});

test('a booking text too long for its column ends with a whole word', () => {
  const name = 'Rheinbogen Leasing und Fahrzeugvermietung Verwaltungsgesellschaft mbH';
  const long = { ...invoice, party: { ...invoice.party, name } };
  const row = bookingBatch(bookingsOf(long, settings), batch, settings).split('\r\n')[2] ?? '';
  expect(row.split(';')[13]).toBe('"Rheinbogen Leasing und Fahrzeugvermietung"');
});

test('signs that windows-1252 lacks lose their mark and never refuse a row', () => {
  expect([...windows1252('Šžß€–ä')]).toEqual([0x8a, 0x9e, 0xdf, 0x80, 0x96, 0xe4]);
  expect(String.fromCharCode(...windows1252('Kamiński, Łódź, Đorđe, 中'))).toBe('Kaminski, Lódz, Dorde, ');
});

test('debtors and creditors go along with what is known of them', () => {
  const person = {
    firma: null,
    strasse: 'Am Kai 3',
    plz: '50668',
    ort: 'Köln',
    country: 'DE',
    telefon: null,
    email: null,
  };
  const [head = '', , firm = '', driver = ''] = personalAccounts(
    [
      {
        ...person,
        account: 10003,
        firma: 'Rheinbogen Leasing GmbH',
        name: null,
        vorname: null,
        ustid: 'DE123456789',
        iban: null,
        bic: null,
        term: 10,
      },
      {
        ...person,
        account: 70169,
        name: 'Kamiński',
        vorname: 'Ahmet',
        ustid: null,
        iban: 'DE02120300000000202051',
        bic: 'BYLADEM1001',
        term: null,
      },
    ],
    batch,
    settings,
  ).split('\r\n');
  expect(head).toContain('"EXTF";700;16;"Debitoren/Kreditoren";5;');
  const at = (row: string, columns: readonly number[]) => columns.map((it) => row.split(';')[it - 1]);
  expect(at(firm, [1, 2, 7, 9, 10, 19, 110])).toEqual([
    '10003',
    '"Rheinbogen Leasing GmbH"',
    '"2"',
    '"DE"',
    '"123456789"',
    '"Köln"',
    '10',
  ]);
  expect(at(driver, [1, 4, 5, 7, 45])).toEqual(['70169', '"Kaminski"', '"Ahmet"', '"1"', '"DE02120300000000202051"']);
});

test('accounts follow numbers and ids unless somebody has set them, within their range', () => {
  expect(debtorAccount({ debtorAccount: null, kundennr: 10003 }, settings)).toBe(10003);
  expect(debtorAccount({ debtorAccount: null, kundennr: 412 }, settings)).toBeNull();
  expect(creditorAccount({ creditorAccount: null, id: 169 }, settings)).toBe(70169);
  expect(fiscalYearOf('2026-03-31', { ...settings, fiscalYearStart: '04-01' })).toBe('2025-04-01');
});

test('each thing that holds a batch up is said in its sentence', () => {
  const sentences = (documents: readonly BookedDocument[], of: DatevSettings = settings) =>
    checkBatch(documents, { month: '2026-11', settings: of }).map((it) => it.sentence);
  expect(sentences([invoice, credit(5)])).toEqual([]);
  expect(sentences([], datevDefaults)).toEqual([
    'Es fehlt die Beraternummer.',
    'Es fehlt die Mandantennummer.',
    'Es fehlt der Kontenrahmen.',
  ]);
  const partyOf = (given: object) => bookedDocument(invoice.positions, { party: { ...invoice.party, ...given } });
  expect(sentences([partyOf({ account: null })])).toEqual(['Rheinbogen Leasing GmbH hat kein Debitorenkonto.']);
  expect(sentences([partyOf({ account: 70003 })])).toEqual([
    'Das Konto 70003 von Rheinbogen Leasing GmbH liegt nicht zwischen 10000 und 69999.',
  ]);
  expect(sentences([invoice, partyOf({ record: '/api/customers/4', name: 'Ulmer Auto KG' })])).toEqual([
    'Das Konto 10003 haben Rheinbogen Leasing GmbH und Ulmer Auto KG.',
  ]);
  const refused = (given: Partial<BookedDocument>, of?: DatevSettings) => sentences([{ ...invoice, ...given }], of);
  expect(refused({ day: '2026-12-01' })).toEqual(['2026-000417 vom 01.12.2026 liegt nicht im gewählten Monat.']);
  expect(refused({ number: '2026_417' })).toEqual([
    '2026_417 enthält ein Zeichen, das DATEV in Belegfeld 1 nicht annimmt.',
  ]);
  expect(refused({ amountTotal: '1071.60' })).toEqual([
    '2026-000417: Die Buchungen ergeben 1.071,59, der Beleg 1.071,60.',
  ]);
  expect(refused({ file: null })).toEqual(['Zu 2026-000417 fehlt die Belegdatei.']);
  expect(refused({ documentInProgress: true })).toEqual(['2026-000417 wird noch erzeugt.']);
  expect(refused({}, { ...settings, accounts: { revenue19: { account: '4400', key: '3' } } })).toEqual([
    'Das Konto 4400 ist ein Automatikkonto und darf keinen Steuerschlüssel haben.',
  ]);
  expect(refused({}, { ...settings, accounts: { passedOn: { account: '' } } })).toEqual([
    'Für „Durchlaufende Posten“ ist kein Konto hinterlegt.',
  ]);
  const abroad = bookedDocument([ride('100.00')], { skipTax: true, country: 'AT' });
  expect(sentences([abroad])).toEqual(['2026-000417 ohne Umsatzsteuer: Dem Kunden fehlt die USt-IdNr.']);
  const [free] = checkBatch([bookedDocument([ride('0.00')])], { month: '2026-11', settings });
  expect(free).toMatchObject({ sentence: '2026-000417 über 0,00 bleibt ohne Buchung.', isRefusal: false });
});

test('a file takes 99,999 rows and no more', () => {
  expect(checkRows(99_999)).toEqual([]);
  expect(checkRows(100_000)).toMatchObject([
    { isRefusal: true, sentence: '100.000 Buchungen: Eine Datei fasst höchstens 99.999.' },
  ]);
});
