import type { Content, TableCell } from 'pdfmake';
import { choiceOf } from '../../src/domain/choices/choices.ts';
import { documentTemplates } from '../../src/domain/choices/documentTemplates.ts';
import type { KeyOf } from '../../src/domain/choices/choices.ts';
import type { PrintedDocument, PrintedPosition } from '../../src/domain/invoice/printedDocument.ts';
import { fromCents, formatEuro, toCents, type Amount } from '../../src/domain/money/amount.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { colour } from './blocks.ts';
import { letterheadOf, titleText } from './documentPaper.ts';
import type { Paper } from './paper.ts';
import type { PaperPictures } from './paperPictures.ts';

export type Template = KeyOf<typeof documentTemplates>;

/** A receipt of an expense, and the picture of it where there is one. */
export type Receipt = {
  readonly auftragsnummer: string;
  readonly label: string;
  readonly amount: Amount;
  readonly file: string | null;
};

type About = { readonly template: Template; readonly title: string };
type Told = string | ReturnType<typeof titleText>;
type Column = { readonly head: string; readonly isRight?: boolean; readonly of: (it: PrintedPosition) => Told };

const number: Column = { head: 'Auftrag', of: (it) => it.auftragsnummer ?? '' };
const day: Column = { head: 'Leistung', of: (it) => formatDate(it.serviceDate) };
const centre: Column = { head: 'Kostenstelle', of: (it) => it.costCentre ?? '' };
const what: Column = { head: 'Bezeichnung', of: (it) => titleText(it.title) };
const net: Column = { head: 'Netto', isRight: true, of: (it) => formatEuro(it.amount) };

/** Leasing companies book by cost centre, manufacturers by the number of the order. */
const columnsOf = (template: Template): readonly Column[] =>
  template.endsWith('_athlon') ? [centre, number, day, what, net] : [number, day, what, net];

/** Positions of rides stand for the ride itself, all others are what came up on it. */
function isRide({ auftragsnummer, title }: PrintedPosition): boolean {
  return auftragsnummer !== null && title.startsWith(`${auftragsnummer} ·`);
}

/** The contracts of a document, or what was laid out on them, as they stand on it. */
export function listPaper(
  document: PrintedDocument,
  { template, title, rides }: About & { readonly rides: boolean },
): Paper {
  const rows = document.positions.filter((it) => it.auftragsnummer !== null && isRide(it) === rides);
  const sum = fromCents(rows.reduce((cents, it) => cents + toCents(it.amount), 0));
  const columns = columnsOf(template);
  const body: TableCell[][] = [
    columns.map(({ head, isRight }) => cell(head, { isRight, isHead: true })),
    ...rows.map((row) => columns.map(({ of, isRight }) => cell(of(row), { isRight }))),
    columns.map((_, at) =>
      at === columns.length - 1
        ? cell(formatEuro(sum), { isRight: true, isHead: true })
        : cell(at === 0 ? 'Summe' : ''),
    ),
  ];
  const widths = columns.map((it) => (it === what ? '*' : 'auto'));
  return paperOf(document, { template, title }, [{ layout: 'lines', table: { headerRows: 1, widths, body } }]);
}

/** The receipts of what was laid out, each with its order and amount. */
export function receiptsPaper(
  document: PrintedDocument,
  about: About,
  {
    receipts,
    pictures,
    papers,
  }: {
    readonly receipts: readonly Receipt[];
    readonly pictures: PaperPictures;
    /** Those that are PDF, by their files. */
    readonly papers: ReadonlyMap<string, Uint8Array>;
  },
): Paper {
  const parts = receipts.map((it): Content => ({
    unbreakable: true,
    margin: [0, 0, 0, 14],
    stack: [
      { text: titleOf(it), bold: true, margin: [0, 0, 0, 4] },
      it.file !== null && pictures[it.file]
        ? { image: it.file, fit: [420, 540] }
        : { text: sentenceOf(it, papers), color: colour.muted },
    ],
  }));
  const appended = receipts.flatMap((it) => {
    const content = papers.get(it.file ?? '');
    return content ? [{ title: titleOf(it), content }] : [];
  });
  return { ...paperOf(document, about, parts), images: pictures, appended };
}

const titleOf = (it: Receipt) => `${it.auftragsnummer} · ${it.label} · ${formatEuro(it.amount)}`;

function sentenceOf({ file }: Receipt, papers: ReadonlyMap<string, Uint8Array>): string {
  if (file === null) return 'Der Beleg fehlt.';
  return papers.has(file) ? 'Der Beleg folgt auf den letzten Seiten.' : 'Die Datei des Belegs fehlt im Speicher.';
}

function paperOf(document: PrintedDocument, { template, title }: About, content: Content[]): Paper {
  return {
    title: `${title} ${document.number}`,
    company: letterheadOf(document),
    madeAt: new Date(`${document.day || '2000-01-01'}T12:00:00Z`),
    parts: [
      {
        stack: [
          { text: title, bold: true, fontSize: 17, headlineLevel: 1, margin: [0, 0, 0, 2] },
          {
            text: [
              `zu ${document.type} ${document.number} vom ${formatDate(document.day)}`,
              choiceOf(documentTemplates, template)?.label ?? '',
            ].join(' · '),
            color: colour.muted,
            margin: [0, 0, 0, 10],
          },
          ...content,
        ],
      },
    ],
  };
}

function cell(text: Told, { isRight, isHead }: { isRight?: boolean | undefined; isHead?: boolean } = {}): TableCell {
  return { text, alignment: isRight ? 'right' : 'left', ...(isHead && { bold: true, color: colour.muted }) };
}
