import { bookingBatch } from '../../../src/domain/datev/bookingBatch.ts';
import { bookingsOf, type BookedDocument, type BookedPosition } from '../../../src/domain/datev/bookings.ts';
import { datevDefaults, type DatevSettings } from '../../../src/domain/datev/datevSettings.ts';
import { documentXml } from '../../../src/domain/datev/documentList.ts';
import { personalAccounts } from '../../../src/domain/datev/personalAccounts.ts';
import { windows1252 } from '../../../src/domain/datev/windows1252.ts';
import { cancelled } from '../../../src/domain/invoice/position.ts';
import { totalsOf } from '../../../src/domain/invoice/totals.ts';

const settings: DatevSettings = {
  ...datevDefaults,
  beraternummer: 29098,
  mandantennummer: 55003,
  chartOfAccounts: '04',
};
const batch = {
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

function documentOf(positions: readonly BookedPosition[], given: Partial<BookedDocument>): BookedDocument {
  const document: BookedDocument = {
    record: '/api/invoices/417',
    number: '2026-000417',
    type: 'Rechnung',
    cancels: null,
    day: '2026-11-24',
    due: '2026-12-04',
    serviceDay: '2026-11-24',
    party: {
      kind: 'debtor',
      record: '/api/customers/3',
      name: 'Rheinbogen Leasing GmbH',
      account: 10003,
      ustid: null,
    },
    contracts: 3,
    kostenstelle: null,
    positions,
    amountTotal: '0.00',
    file: '3f2c9b1e-0000-4000-8000-000000000417',
    documentInProgress: false,
    skipTax: false,
    country: 'DE',
    ustid: null,
    driverGroup: null,
    ...given,
  };
  return { ...document, amountTotal: totalsOf(positions, document).amountTotal };
}

const charged = [ride('838.00'), ride('52.41', { title: 'Tanken zu 26000421' }), passedOn('Maut zu 26000422', '12.00')];
const credited = [ride('488.00'), passedOn('Bahn zu 26000421', '48.90')];
const driver = (account: number, name: string) => ({
  kind: 'creditor' as const,
  record: `/api/drivers/${String(account - 70_000)}`,
  name,
  account,
  ustid: null,
});

/** The examples of R23 and R24 with a Storno, a driver under § 19 and a customer abroad. */
const documents: readonly BookedDocument[] = [
  documentOf(charged, {}),
  documentOf(credited, {
    number: 'G2026-000233',
    type: 'Gutschrift',
    driverGroup: 5,
    party: driver(70_169, 'Ahmet Kamiński'),
    file: null,
  }),
  documentOf(credited, {
    number: 'G2026-000234',
    type: 'Gutschrift',
    driverGroup: 8,
    party: driver(70_170, 'Jürgen Groß'),
    file: null,
  }),
  documentOf(
    charged.map((it) => cancelled({ ...it, quantity: '1.00' })),
    { number: '2026-000420', cancels: '2026-000417', day: '2026-11-26', due: '2026-11-26', file: null },
  ),
  documentOf([ride('1234.50')], {
    number: '2026-000421',
    day: '2026-11-27',
    due: '2026-12-07',
    serviceDay: '2026-10-30',
    contracts: 1,
    party: {
      kind: 'debtor',
      record: '/api/customers/4',
      name: 'Wiener "Auto" KG',
      account: 10004,
      ustid: 'ATU12345675',
    },
    skipTax: true,
    country: 'AT',
    ustid: 'ATU12345675',
    file: null,
  }),
];

const nobody = {
  firma: null,
  name: null,
  vorname: null,
  ustid: null,
  telefon: null,
  email: null,
  iban: null,
  bic: null,
};

/** The files of that batch, as they leave. */
export const goldenFiles: Readonly<Record<string, Uint8Array>> = {
  'bookings.csv': windows1252(
    bookingBatch(
      documents.flatMap((it) => bookingsOf(it, settings)),
      batch,
      settings,
    ),
  ),
  'accounts.csv': windows1252(
    personalAccounts(
      [
        {
          ...nobody,
          account: 10003,
          firma: 'Rheinbogen Leasing GmbH',
          country: 'DE',
          strasse: 'Ringweg 12',
          plz: '34117',
          ort: 'Kassel',
          email: 'rechnung@rheinbogen.example',
          term: 10,
        },
        {
          ...nobody,
          account: 70_169,
          name: 'Kamiński',
          vorname: 'Ahmet',
          country: 'DE',
          strasse: 'Weg 1',
          plz: '50667',
          ort: 'Köln',
          iban: 'DE02120300000000202051',
          bic: 'BYLADEM1001',
          term: null,
        },
      ],
      batch,
      settings,
    ),
  ),
  'document.xml': new TextEncoder().encode(
    documentXml([{ id: '3f2c9b1e-0000-4000-8000-000000000417', number: '2026-000417' }], {
      madeAt: '2026-12-01T08:15:00',
      title: 'Belege 11/2026',
    }),
  ),
};
