import { choiceOf } from '../choices/choices.ts';
import { filledText } from '../question/filledText.ts';
import { billingConfirmTexts } from './choices/billingConfirmTexts.ts';
import { formatEuro, sumAmounts, type Amount } from '../money/amount.ts';
import { formatCount } from '../number/formatCount.ts';
import { formatDate } from '../time/formatDay.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import type { InvoiceType } from '../invoice/series.ts';

/** More recipients than these are counted. */
const maxNamed = 12;

export type PlannedDocument = {
  readonly recipient: string;
  readonly contracts: readonly string[];
  readonly net: Amount;
};

/** "1 Rechnung erstellen", "60 Rechnungen erstellen". */
export function makeTitle(type: InvoiceType, count: number): string {
  return `${documentsText(type, count)} erstellen`;
}

/** "Rechnung erstellt", "60 Rechnungen erstellt". */
export function madeText(type: InvoiceType, count: number): string {
  return count === 1 ? `${type} erstellt` : `${documentsText(type, count)} erstellt`;
}

/** Why a document was not made, in the words of the company. */
export function notMadeText(type: InvoiceType, reason: string): string {
  return `Error: ${type} nicht erstellt: ${reason}`;
}

/**
 * The question before documents are made: of one the literal one of the specification, of several whom they are for,
 * how many rides they have and what they come to.
 */
export function makeQuestion(
  type: InvoiceType,
  documents: readonly PlannedDocument[],
  notes: readonly string[] = [],
): string {
  const [only] = documents;
  if (only && documents.length === 1) return [questionOfOne(type, only), ...notes].join('\n');
  const named = documents
    .slice(0, maxNamed)
    .map((it) => `${it.recipient}: ${contractsText(it.contracts.length)}, ${formatEuro(it.net)}`);
  const more = documents.length - named.length;
  const all = documents.reduce((count, it) => count + it.contracts.length, 0);
  const total = `Zusammen ${contractsText(all)}, ${formatEuro(sumAmounts(documents.map((it) => it.net)))} netto.`;
  return [...named, ...(more > 0 ? [`und ${formatCount(more)} weitere`] : []), '', total, ...notes].join('\n');
}

function questionOfOne(type: InvoiceType, { contracts, net, recipient }: PlannedDocument): string {
  const text = choiceOf(billingConfirmTexts, type === 'Rechnung' ? 'createInvoice' : 'createCredit')?.text ?? '';
  const count = contracts.length === 1 ? text.replace('{count} Aufträgen', '1 Auftrag') : text;
  return filledText(count, { count: formatCount(contracts.length), amount: formatEuro(net), recipient });
}

/** That a driver is paid by the group of the day of the ride, because it is another one today. */
export function groupNote(driver: string, on: { rideDate: CalendarDay; oldGroup: string; newGroup: string }): string {
  const { rideDate, oldGroup, newGroup } = on;
  return `${driver} gehörte am ${formatDate(rideDate)} zur Gruppe ${oldGroup}, heute zu ${newGroup}. Abgerechnet wird nach der Gruppe am Leistungstag.`;
}

/** "monatlich, 42 Aufträge, 9.830,00 €". */
export function suggestionText(rhythm: string, count: number, total: Amount): string {
  return `${rhythm}, ${contractsText(count)}, ${formatEuro(total)}`;
}

function documentsText(type: InvoiceType, count: number): string {
  return `${formatCount(count)} ${type}${count === 1 ? '' : 'en'}`;
}

const contractsText = (count: number) => (count === 1 ? '1 Auftrag' : `${formatCount(count)} Aufträge`);
