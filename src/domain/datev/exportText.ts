import { formatEuro } from '../money/amount.ts';
import { formatCount } from '../number/formatCount.ts';
import { monthNames } from '../time/formatDay.ts';

type Export = {
  readonly number?: number | null | undefined;
  readonly month?: string | null | undefined;
  readonly documents?: number | null | undefined;
  readonly bookings?: number | null | undefined;
  readonly amountTotal?: string | null | undefined;
};

/** „Export 7: 12 Belege, 19 Buchungen. November 2026, 14.280,00 € brutto“ */
export function exportText({ amountTotal, bookings, documents, month, number }: Export): string {
  const held = `${countOf(documents ?? 0, 'Beleg', 'Belege')}, ${countOf(bookings ?? 0, 'Buchung', 'Buchungen')}.`;
  const [year = '', at = ''] = (month ?? '').split('-');
  const name = monthNames[Number(at) - 1];
  const more = [name && `${name} ${year}`, amountTotal && `${formatEuro(amountTotal)} brutto`]
    .filter(Boolean)
    .join(', ');
  return [`Export ${String(number ?? '')}: ${held}`, more].filter(Boolean).join(' ');
}

/** What is asked before documents go out a second time. */
export function repeatQuestion({ documents, number }: Export): string {
  const again =
    documents === 1
      ? 'Der Beleg geht ein zweites Mal hinaus.'
      : `Die ${formatCount(documents ?? 0)} Belege gehen ein zweites Mal hinaus.`;
  return `Export ${String(number ?? '')} wiederholen? ${again} Bitte sprechen Sie das mit der Steuerberatung ab.`;
}

const countOf = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
