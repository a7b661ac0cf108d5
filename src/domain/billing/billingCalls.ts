import { defineCall, filtersOf, json } from '../define/call.ts';
import { amount, arrayOf, described, given, integer, iri, maybe, object, oneOf, text, typed } from '../define/shape.ts';
import type { Amount } from '../money/amount.ts';
import { summedColumns, type SummedColumn } from './sums.ts';

/** Sums of the columns; null where no contract has an amount. */
export type ColumnSums = Readonly<Record<SummedColumn, Amount | null>>;

/** What the contracts of a list are worth and cost together: all that its filters hit, not only a page of them. */
export const costTotalsOfList = defineCall({
  id: 'contract.costTotals',
  title: 'Summen der Beträge und Kosten aller Aufträge einer Liste; nimmt die Filter der Liste',
  on: 'contracts',
  call: 'GET /contracts/cost_totals',
  area: 'billing',
  input: filtersOf('contracts'),
  answer: json(
    'Summen in Euro',
    object({
      contracts: described(integer, 'Wie viele es sind'),
      sums: typed<ColumnSums>(object(Object.fromEntries(summedColumns.map((it) => [it, maybe(text)])))),
    }),
  ),
});

const verdictCounts = {
  contracts: described(integer, 'Wie viele es sind'),
  ready: described(integer, 'Wie viele davon abgerechnet werden können'),
  asked: described(integer, 'Wie viele davon nach einer Rückfrage'),
  unbillable: described(integer, 'Wie viele davon nicht'),
};
const overview = json(
  'Kunden oder Fahrer mit ihren Aufträgen',
  object({
    groups: arrayOf(
      object({
        ...verdictCounts,
        of: described(maybe(iri), 'Der Kunde, oder der Fahrer, der bezahlt wird'),
        members: described(arrayOf(iri), 'Der Kunde, oder die Fahrer, die mit ihm abgerechnet werden'),
        allTotal: described(amount, 'Was alle netto auf dem Beleg wären'),
        total: described(amount, 'Was die abrechenbaren netto auf dem Beleg ausmachen'),
        rhythm: described(text, 'Wie oft abgerechnet wird'),
        until: described(text, 'Bis zu welchem Leistungstag der Vorschlag reicht'),
        suggested: described(integer, 'Wie viele der Vorschlag ankreuzt'),
        suggestedTotal: described(amount, 'Was der Vorschlag netto ausmacht'),
      }),
    ),
  }),
);

/** What of a list can be invoiced, customer by customer, with what his rhythm asks for now. */
export const invoiceOverview = defineCall({
  id: 'contract.invoiceOverview',
  title: 'Was einer Liste abgerechnet werden kann, je Kunde; nimmt die Filter der Liste',
  on: 'contracts',
  call: 'GET /contracts/invoice_overview',
  area: 'billing',
  input: filtersOf('contracts'),
  answer: overview,
});

/** The same of credit notes, driver by driver; who drives for another one is paid with him. */
export const creditOverview = defineCall({
  id: 'contract.creditOverview',
  title: 'Was einer Liste gutgeschrieben werden kann, je Fahrer; nimmt die Filter der Liste',
  on: 'contracts',
  call: 'GET /contracts/credit_overview',
  area: 'billing',
  input: filtersOf('contracts'),
  answer: overview,
});

/** Which documents some contracts would become, and what keeps others off them; makes nothing (R23, R24). */
export const documentPlan = defineCall({
  id: 'contract.documentPlan',
  title: 'Welche Belege aus Aufträgen würden, ohne sie zu erstellen',
  on: 'contracts',
  call: 'POST /contracts/document_plan',
  area: 'billing',
  write: true,
  input: given(
    {
      type: oneOf(['Rechnung', 'Gutschrift']),
      contracts: described(arrayOf(iri), 'In der Reihenfolge, in der sie abgerechnet werden'),
    },
    ['type', 'contracts'],
  ),
  answer: json(
    'Belege und was sie aufhält',
    object({
      documents: arrayOf(
        object({
          recipient: text,
          marks: described(arrayOf(text), 'Was ihn von anderen gleichen Namens unterscheidet: Nummer, Ort und mehr'),
          contracts: arrayOf(iri),
          net: amount,
        }),
      ),
      refused: described(arrayOf(text), 'Was nicht abgerechnet werden kann, mit Nummern'),
      unbillable: described(arrayOf(iri), 'Die Aufträge, die nicht abgerechnet werden können'),
      notes: described(arrayOf(text), 'Was vorher gelesen werden soll'),
      open: described(
        arrayOf(object({ contract: iri, auftragsnummer: text })),
        'Aufträge, deren Protokoll noch nicht abgeschlossen ist',
      ),
    }),
  ),
  errors: { invalid: true },
});
