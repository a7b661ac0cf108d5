import type { BookedDocument, BookedPosition } from '../../src/domain/datev/bookings.ts';
import { datevDefaults, type DatevSettings } from '../../src/domain/datev/datevSettings.ts';
import { totalsOf } from '../../src/domain/invoice/totals.ts';

/** How the company exports where nothing else is said. */
export const settings: DatevSettings = {
  ...datevDefaults,
  beraternummer: 29098,
  mandantennummer: 55003,
  chartOfAccounts: '04',
};

/** An invoice to a customer as its booking sees it, with the total of its positions unless one is named. */
export function bookedDocument(
  positions: readonly BookedPosition[],
  given: Partial<BookedDocument> = {},
): BookedDocument {
  const document: BookedDocument = {
    record: '/api/invoices/417',
    number: '2026-000417',
    type: 'Rechnung',
    cancels: null,
    day: '2026-11-24',
    due: '2026-12-04',
    serviceDay: '2026-11-24',
    party: { kind: 'debtor', record: '/api/customers/3', name: 'Rheinbogen Leasing GmbH', account: 10003, ustid: null },
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
  return { ...document, amountTotal: given.amountTotal ?? totalsOf(positions, document).amountTotal };
}
