import type { Content, TableCell } from 'pdfmake';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import type { Company } from '../../company.ts';
import { colour } from '../../pdf/blocks.ts';
import type { Paper } from '../../pdf/paper.ts';
import { bookColumns, notesOf, type BookLine } from './bookColumns.ts';

export type Book = {
  readonly plate: string;
  readonly from: string;
  readonly until: string;
  readonly lines: readonly BookLine[];
  readonly company: Company;
  readonly now: Date;
};

/** On paper the notes stand under their line, across it. */
const printed = bookColumns.filter((it) => it.heading !== 'Bemerkungen');
const widths = [20, 42, 40, 42, 26, 42, 56, '*', 48, 38, 78, '*', 60, 36];
const small = { fontSize: 6.5 } as const;

/** The book of a plate for the authority: A4 across, numbered pages, the holder at the head, the day of print. */
export function bookPaper({ plate, from, until, lines, company, now }: Book): Paper {
  const title = `Fahrtenbuch für rote Kennzeichen · ${plate}`;
  const table: Content = {
    margin: [0, 10, 0, 0],
    layout: 'lines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body: [printed.map((it): TableCell => ({ text: it.heading, bold: true, ...small })), ...lines.flatMap(rowsOf)],
    },
  };
  const about = [
    `Aufzeichnungen nach § 41 FZV vom ${formatDate(from)} bis ${formatDate(until)}`,
    `Halter: ${[company.name, company.address].filter(Boolean).join(', ')}`,
    `Gedruckt am ${formatDate(todayIn(companyZone, now))}`,
  ];
  return {
    title,
    company,
    madeAt: now,
    isLandscape: true,
    parts: [
      {
        stack: [
          { text: title, bold: true, fontSize: 15, headlineLevel: 1 },
          ...about.map((text): Content => ({ text, color: colour.muted })),
          lines.length === 0 ? { text: 'Keine Fahrten in dieser Zeit.', margin: [0, 10, 0, 0] } : table,
        ],
      },
    ],
  };
}

function rowsOf(line: BookLine): TableCell[][] {
  const notes = notesOf(line);
  const row = printed.map((it): TableCell => ({ text: it.text(line), ...small }));
  if (notes.length === 0) return [row];
  const rest = printed.slice(2).map((): TableCell => ({ text: '' }));
  return [
    row,
    [
      { text: '', ...small },
      { text: notes.join('\n'), colSpan: printed.length - 1, color: colour.muted, ...small },
      ...rest,
    ],
  ];
}
