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
  /** What tells him apart from others of that name, the plainest first. */
  readonly marks: readonly string[];
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
    .map((it) => `${namedApart(it, documents)}: ${contractsText(it.contracts.length)}, ${formatEuro(it.net)}`);
  const more = documents.length - named.length;
  const all = documents.reduce((count, it) => count + it.contracts.length, 0);
  const total = `Zusammen ${contractsText(all)}, ${formatEuro(sumAmounts(documents.map((it) => it.net)))} netto.`;
  return [...named, ...(more > 0 ? [`und ${formatCount(more)} weitere`] : []), '', total, ...notes].join('\n');
}

/** A recipient by his name; of several of that name each with number and town, and more where those are equal too. */
function namedApart({ marks, recipient }: PlannedDocument, documents: readonly PlannedDocument[]): string {
  const namesakes = documents.filter((it) => it.recipient === recipient);
  if (namesakes.length === 1) return recipient;
  const told = (count: number) => marks.slice(0, count).join(', ');
  const isTold = (count: number) =>
    namesakes.filter((it) => it.marks.slice(0, count).join(', ') === told(count)).length === 1;
  const count = marks.findIndex((_, at) => at > 0 && isTold(at + 1)) + 1 || marks.length;
  return count === 0 ? recipient : `${recipient} (${told(count)})`;
}

/** What keeps some of the chosen contracts off, and how many others there are. */
export function restQuestion(refused: readonly string[], rest: number): string {
  const more = refused.length - maxNamed;
  return [
    ...refused.slice(0, maxNamed),
    ...(more > 0 ? [`und ${more === 1 ? '1 weiterer Grund' : `${formatCount(more)} weitere Gründe`}`] : []),
    '',
    rest === 1 ? '1 anderer Auftrag ist abrechenbar.' : `${formatCount(rest)} andere Aufträge sind abrechenbar.`,
  ].join('\n');
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
