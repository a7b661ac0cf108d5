import { urlOf } from '../../commands/selection.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import type { journalExpenses } from '../../domain/journal/journalCalls.ts';
import { formatAmount } from '../../domain/money/amount.ts';
import { expensePaymentTypes } from '../../domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../domain/protocol/choices/expenseTypes.ts';
import { formatDayFull } from '../../domain/time/formatDay.ts';

export type Expense = AnswerTo<typeof journalExpenses>['expenses'][number];
type Props = {
  readonly expenses: readonly Expense[];
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
};

/** One line an expense; its receipt is opened by the button at its end. */
export function ExpenseTable({ expenses, chosen, onChoose }: Props) {
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <table className="w-full text-12">
        <caption className="sr-only">Auslagen</caption>
        <thead className="sticky top-0 bg-sunken text-11 text-2">
          <tr className="h-13 [&>th]:px-4 [&>th]:text-left [&>th]:font-medium [&>th]:whitespace-nowrap">
            <th scope="col" className="pl-6!">
              Datum
            </th>
            <th scope="col">Fahrer</th>
            <th scope="col">Art</th>
            <th scope="col">Beschreibung</th>
            <th scope="col">Bezahlt mit</th>
            <th scope="col" className="text-right!">
              Betrag EUR
            </th>
            <th scope="col">Auftrag</th>
            <th scope="col" className="pr-6!">
              Beleg
            </th>
          </tr>
        </thead>
        <tbody>
          {expenses.map((it) => (
            <tr
              key={it.id}
              className={`h-13 border-t border-line-subtle [&>td]:px-4 ${it.id === chosen ? 'bg-selected' : 'hover:bg-hover'}`}
            >
              <td className="num pl-6! whitespace-nowrap">{formatDayFull(it.datum)}</td>
              <td className="whitespace-nowrap">{it.driverName ?? 'ohne Fahrer'}</td>
              <td className="whitespace-nowrap">{labelOf(expenseTypes, it.type)}</td>
              <td>{it.description}</td>
              <td className="whitespace-nowrap">{labelOf(expensePaymentTypes, it.paymentType)}</td>
              <td className="num text-right">{formatAmount(it.amount)}</td>
              <td className="num">
                <a href={urlOf(it.protocol)} className="text-link hover:underline">
                  {it.auftragsnummer}
                </a>
              </td>
              <td className="pr-6!">
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
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
