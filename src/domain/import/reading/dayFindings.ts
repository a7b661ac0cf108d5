import { formatDate } from '../../time/formatDay.ts';
import type { Finding, RowContent, ReadFacts } from './importedRow.ts';

/** What is to be said about the two days of an order: their order refuses, the past and a closed day are only told. */
export function dayFindings(
  { datum, bringdatum }: Pick<RowContent, 'datum' | 'bringdatum'>,
  { today, lockedDays }: Pick<ReadFacts, 'today' | 'lockedDays'>,
  { pickup, delivery }: { pickup: string; delivery: string },
): readonly Finding[] {
  const found: Finding[] = [];
  if (datum && bringdatum && bringdatum < datum)
    found.push({
      column: delivery,
      text: `Das Zustelldatum ${formatDate(bringdatum)} liegt vor dem Abholdatum ${formatDate(datum)}.`,
      isHint: false,
    });
  if (datum && datum < today)
    found.push({ column: pickup, text: 'Das Abholdatum liegt in der Vergangenheit.', isHint: true });
  if (datum && lockedDays.has(datum))
    found.push({ column: pickup, text: `Am ${formatDate(datum)} besteht ein Sperrtag.`, isHint: true });
  return found;
}
