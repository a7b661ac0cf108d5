import { urlOf } from '../../commands/selection.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import type { journalExpenses } from '../../domain/journal/journalCalls.ts';
import { formatAmount } from '../../domain/money/amount.ts';
import { expensePaymentTypes } from '../../domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../domain/protocol/choices/expenseTypes.ts';
import { formatDayShort } from '../../domain/time/formatDay.ts';
import { ReportRow, ReportTable, ReportText, type ReportColumn } from '../kit/report/ReportTable.tsx';

export type Expense = AnswerTo<typeof journalExpenses>['expenses'][number];
type Props = {
  readonly expenses: readonly Expense[];
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
};

const columns: readonly ReportColumn[] = [
  { heading: 'Datum' },
  { heading: 'Fahrer' },
  { heading: 'Art' },
  { heading: 'Beschreibung' },
  { heading: 'Bezahlt mit' },
  { heading: 'Betrag EUR', align: 'right' },
  { heading: 'Auftrag' },
  { heading: 'Beleg' },
];

/** One line an expense; its receipt is opened by the button at its end. */
export function ExpenseTable({ expenses, chosen, onChoose }: Props) {
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <ReportTable caption="Auslagen" columns={columns}>
        {expenses.map((it) => (
          <ReportRow key={it.id} isChosen={it.id === chosen}>
            <td className="num whitespace-nowrap">{formatDayShort(it.datum)}</td>
            <ReportText>{it.driverName ?? 'ohne Fahrer'}</ReportText>
            <ReportText>{labelOf(expenseTypes, it.type)}</ReportText>
            <ReportText>{it.description}</ReportText>
            <ReportText>{labelOf(expensePaymentTypes, it.paymentType)}</ReportText>
            <td className="num text-right">{formatAmount(it.amount)}</td>
            <td className="num">
              <a href={urlOf(it.protocol)} className="text-link hover:underline">
                {it.auftragsnummer}
              </a>
            </td>
            <td>
              {it.receipt === null ? (
                <span className="text-danger">fehlt</span>
              ) : (
                <button
                  type="button"
                  aria-pressed={it.id === chosen}
                  aria-label={`Beleg zu ${labelOf(expenseTypes, it.type)} ${formatAmount(it.amount)} EUR`}
                  onClick={() => onChoose(it.id === chosen ? null : it.id)}
                  className="min-h-12 text-link hover:underline"
                >
                  ansehen
                </button>
              )}
            </td>
          </ReportRow>
        ))}
      </ReportTable>
    </div>
  );
}
