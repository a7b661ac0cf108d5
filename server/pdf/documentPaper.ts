import type { Content, TableCell } from 'pdfmake';
import { formatAmount, formatEuro } from '../../src/domain/money/amount.ts';
import { ciiOf } from '../../src/domain/invoice/einvoice/cii.ts';
import { specifications } from '../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import { directDebitOf } from '../../src/domain/invoice/directDebit.ts';
import {
  hasNoVatIds,
  treatmentIn,
  type PrintedDocument,
  type PrintedPosition,
} from '../../src/domain/invoice/printedDocument.ts';
import type { Totals } from '../../src/domain/invoice/totals.ts';
import type { VatTreatment } from '../../src/domain/invoice/vat.ts';
import { titleSeparator } from '../../src/domain/invoice/linesOfTitle.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { legalLineOf, type Company } from '../company.ts';
import { colour, factSection, joined, notes, sideBySide, type Fact } from './blocks.ts';
import { facturXAttachment, facturXMetadata } from './facturX.ts';
import type { Paper } from './paper.ts';

/** How the paper of an LF Rechnung differs from that of a document. */
type PaperForm = {
  readonly title: string;
  readonly isEInvoice: boolean;
  /** An offer asks for no payment. */
  readonly isOffer: boolean;
};

/** A completed document as PDF/A-3 with its e-invoice inside, made of what was kept of it and of nothing else (R29). */
export function documentPaper(it: PrintedDocument, form?: PaperForm): Paper {
  const title = form?.title ?? titleOf(it);
  const eInvoice = eInvoiceOf(it, specifications.facturX);
  const madeAt = new Date(`${it.day}T12:00:00Z`);
  return {
    title,
    company: letterheadOf(it),
    madeAt,
    ...((form?.isEInvoice ?? true) && { attachment: facturXAttachment(ciiOf(eInvoice)), metadata: facturXMetadata }),
    parts: [
      {
        stack: [
          {
            text: it.cancels ? `Storno zu ${it.cancels.number}` : title,
            bold: true,
            fontSize: 17,
            headlineLevel: 1,
            margin: [0, 0, 0, 8],
          },
          sideBySide(factSection('Empfänger', recipientFacts(it)), factSection('Beleg', documentFacts(it))),
          positionTable(it),
          totalsTable(it.totals),
          ...it.totals.groups.flatMap(({ reason }): Content[] =>
            reason ? [{ text: reason, margin: [0, 4, 0, 0] }] : [],
          ),
          ...(form?.isOffer ? [] : [notes('Zahlung', joined([eInvoice.paymentTerms, accountOf(it)], '\n'))]),
          notes('Hinweis', it.additionalText),
        ],
      },
    ],
  };
}

/** How a draft looks now: marked as one, and without the e-invoice that only a number makes. */
export function draftPaper(it: PrintedDocument): Paper {
  const { attachment: _file, metadata: _about, ...paper } = documentPaper({ ...it, number: '(Entwurf)' });
  return { ...paper, mark: 'ENTWURF' };
}

function titleOf({ cancels, number, type }: PrintedDocument): string {
  return cancels ? `${type} ${number} · Storno zu ${cancels.number}` : `${type} ${number}`;
}

/** The company as it stands on the paper of its day; without VAT id where nothing is taxable here. */
export function letterheadOf(document: PrintedDocument): Company {
  const it = document.company;
  return {
    name: it.name ?? '',
    letterhead: it.letterhead ?? null,
    address: joined([it.street, joined([it.zipcode, it.city])], ', '),
    phone: it.phone,
    email: it.email,
    legalLine: legalLineOf(it, [
      !hasNoVatIds(document) && it.ustid && `USt-IdNr. ${it.ustid}`,
      it.steuernummer && `Steuernummer ${it.steuernummer}`,
    ]),
  };
}

function recipientFacts(document: PrintedDocument): Fact[] {
  const { customer, driver, recipient: it, type } = document;
  return [
    ['Firma', it.company],
    ['Name', joined([it.firstName, it.lastName])],
    ['Straße', it.street],
    ['Ort', joined([it.zipcode, it.city])],
    ['Land', it.country === 'DE' ? null : it.country],
    ['USt-IdNr.', hasNoVatIds(document) ? null : it.ustid],
    ['Steuernr.', type === 'Gutschrift' ? it.steuerNo : null],
    ['Kundennr.', customer?.kundennr],
    ['Fahrer Nr.', driver && String(driver.id)],
  ];
}

function documentFacts({ cancels, day, dueDay, number, positions, type }: PrintedDocument): Fact[] {
  const days = positions.flatMap((it) => it.serviceDate ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return [
    ['Nummer', number],
    ['Datum', formatDate(day)],
    ['Leistung', first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`],
    [type === 'Gutschrift' ? 'Zahlbar am' : 'Fällig am', cancels ? null : formatDate(dueDay)],
    ['Storno zu', cancels && `${cancels.number} vom ${formatDate(cancels.day)}`],
  ];
}

const head = (text: string, isRight = false): TableCell => ({
  text,
  bold: true,
  color: colour.muted,
  alignment: isRight ? 'right' : 'left',
});
const right = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right' });

/** As long as a plate with its separators, a day or a number is at most. */
const longestWhole = 14;

/** The title of a position; its plate, numbers and days are not torn apart at the end of a line. */
export function titleText(title: string): { text: string; noWrap: boolean }[] {
  const parts = title.split(titleSeparator);
  return parts.map((part, at) => ({
    text: at === parts.length - 1 ? part : part + titleSeparator,
    noWrap: part.length <= longestWhole,
  }));
}

/** Net by position and VAT by rate, so that the reader can add up; a gross by position would not add up. */
function positionTable(document: PrintedDocument): Content {
  const rows = document.positions.map((it, at): TableCell[] => [
    String(at + 1),
    {
      stack: [
        { text: titleText(it.title) },
        ...(it.description ? [{ text: it.description, color: colour.muted }] : []),
      ],
    },
    formatDate(it.serviceDate),
    right(quantityText(it)),
    right(formatAmount(it.unitPrice)),
    right(rateText(treatmentIn(document, it))),
    right(formatAmount(it.amount)),
  ]);
  return {
    margin: [0, 10, 0, 0],
    layout: 'lines',
    table: {
      headerRows: 1,
      widths: [18, '*', 54, 36, 52, 30, 58],
      body: [
        [
          head('Nr.'),
          head('Bezeichnung'),
          head('Leistung'),
          head('Menge', true),
          head('Preis', true),
          head('USt.', true),
          head('Netto', true),
        ],
        ...rows,
      ],
    },
  };
}

/** The rate at which a position is taxed; what is not taxable here has none (BR-O-05). */
export function rateText({ category, rate }: VatTreatment): string {
  return category === 'O' ? '–' : `${rate} %`;
}

function quantityText({ quantity, unit }: PrintedPosition): string {
  return unit === 'HUR' ? `${formatAmount(quantity)} h` : formatAmount(quantity).replace(/,00$/, '');
}

function totalsTable({ amountNet, amountTotal, groups }: Totals): Content {
  const taxes = groups.map(({ basis, rate, vat }): TableCell[] => [
    `USt. ${rate} % auf ${formatEuro(basis)}`,
    right(formatEuro(vat)),
  ]);
  return {
    margin: [260, 10, 0, 0],
    layout: 'lines',
    table: {
      widths: ['*', 80],
      body: [
        ['Summe netto', right(formatEuro(amountNet))],
        ...taxes,
        [{ text: 'Gesamtbetrag', bold: true }, right(formatEuro(amountTotal), true)],
      ],
    },
  };
}

function accountOf(document: PrintedDocument): string | null {
  const { cancels, company, driver, paymentMethod, type } = document;
  if (cancels || paymentMethod === 'cash' || directDebitOf(document)) return null;
  const { bic, iban } = type === 'Gutschrift' ? { bic: driver?.bic, iban: driver?.iban } : company;
  return joined([iban && `IBAN ${iban}`, bic && `BIC ${bic}`], ' · ');
}
