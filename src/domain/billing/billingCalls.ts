import { defineCall, filtersOf, json } from '../define/call.ts';
import { described, integer, maybe, object, text, typed } from '../define/shape.ts';
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
