import type { Content, TableCell } from 'pdfmake';
import { choiceOf, type KeyOf } from '../../src/domain/choices/choices.ts';
import { documentTemplates } from '../../src/domain/choices/documentTemplates.ts';
import { formatAmount } from '../../src/domain/money/amount.ts';
import type { PrintedBilling } from '../../src/domain/billing/printedBilling.ts';
import { treatmentIn } from '../../src/domain/invoice/printedDocument.ts';
import { grossAt } from '../../src/domain/invoice/totals.ts';
import { documentPaper, rateText, titleText } from './documentPaper.ts';
import type { Paper } from './paper.ts';

type BillingTemplate = KeyOf<typeof documentTemplates>;

/** An LF Rechnung on paper; what no e-invoice is made of carries none. */
export function billingPaper({ document, form, isEInvoice, ...kept }: PrintedBilling): Paper {
  const discounts = document.discounts ?? kept.discounts ?? null;
  const title = `${form} ${document.number}`;
  return documentPaper({ ...document, discounts }, { title, isEInvoice, isOffer: form === 'Angebot' });
}

/** Its articles as the list that a manufacturer or a leasing company wants beside it: outlays gross, contracts net. */
export function billingListPaper(printed: PrintedBilling, template: BillingTemplate): Paper {
  const { company, madeAt, title } = billingPaper(printed);
  const label = choiceOf(documentTemplates, template)?.label ?? '';
  const isOutlay = template.startsWith('export_outlay');
  const heading = `${label} zu ${title}`;
  const right = (text: string): TableCell => ({ text, alignment: 'right' });
  const table: Content = {
    margin: [0, 10, 0, 0],
    layout: 'lines',
    table: {
      headerRows: 1,
      widths: [24, '*', 50, 60, 70],
      body: [
        ['Nr.', 'Bezeichnung', right('Menge'), right('USt.'), right(isOutlay ? 'Brutto' : 'Netto')],
        ...printed.document.positions.map((it, at): TableCell[] => {
          const treatment = treatmentIn(printed.document, it);
          return [
            String(at + 1),
            { text: titleText(it.title) },
            right(formatAmount(it.quantity)),
            right(rateText(treatment)),
            right(formatAmount(isOutlay ? grossAt(it.amount, treatment.rate) : it.amount)),
          ];
        }),
      ],
    },
  };
  return {
    title: heading,
    company,
    madeAt,
    parts: [{ stack: [{ text: heading, bold: true, fontSize: 15, headlineLevel: 1 }, table] }],
  };
}
