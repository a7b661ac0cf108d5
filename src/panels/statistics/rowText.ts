import { figureText } from '../../domain/statistics/figureText.ts';
import type { Column, TableRow } from '../../domain/statistics/statisticTable.ts';

/** A row in one line: September 2026: Umsatz 297.513,40 EUR, Aufträge 1.121. */
export function rowText({ label, values }: TableRow, columns: readonly Column[]): string {
  const said = columns.map((it, at) => {
    const text = `${it.label} ${figureText(values[at], it.kind)}`;
    return it.kind === 'cents' ? `${text} EUR` : text;
  });
  return `${label}: ${said.join(', ')}`;
}
