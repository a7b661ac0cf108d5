import type { AnswerTo } from '../../domain/define/call.ts';
import type { journalExpenses } from '../../domain/journal/journalCalls.ts';
import { sumAmounts, formatAmount } from '../../domain/money/amount.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { expensePaymentTypes } from '../../domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../domain/protocol/choices/expenseTypes.ts';

type Sums = AnswerTo<typeof journalExpenses>['sums'];
type Props = { readonly sums: Sums; readonly amount: string };

/** What all hits come to: kinds below each other, payments beside each other. */
export function SumsTable({ sums, amount }: Props) {
  const payments = expensePaymentTypes.items.filter(({ key }) => sums.some((it) => it.paymentType === key));
  const kinds = expenseTypes.items.filter(({ key }) => sums.some((it) => it.type === key));
  const sumOf = (of: (it: Sums[number]) => boolean) => sumAmounts(sums.filter(of).map((it) => it.amount));
  const missing = sums.reduce((count, it) => count + it.withoutReceipt, 0);
  return (
    <div className="max-h-[40%] flex-none overflow-auto border-t border-line">
      <table className="num w-full text-11">
        <caption className="sr-only">Summen in EUR nach Art und Zahlung</caption>
        <thead className="text-10 text-2">
          <tr className="h-11 [&>th]:px-4 [&>th]:text-right [&>th]:font-medium">
            <th scope="col" className="pl-6! text-left!">
              Summen in EUR
            </th>
            {payments.map((it) => (
              <th key={it.key} scope="col">
                {it.label}
              </th>
            ))}
            <th scope="col" className="pr-6!">
              Summe
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ key, label }) => (
            <tr key={key} className="h-11 [&>td]:px-4 [&>td]:text-right">
              <th scope="row" className="pl-6 text-left font-text">
                {label}
              </th>
              {payments.map((it) => (
                <td key={it.key}>{formatAmount(sumOf((sum) => sum.type === key && sum.paymentType === it.key))}</td>
              ))}
              <td className="pr-6!">{formatAmount(sumOf((sum) => sum.type === key))}</td>
            </tr>
          ))}
          <tr className="sticky bottom-0 h-12 bg-panel font-strong [&>*]:border-t [&>*]:border-line [&>td]:px-4 [&>td]:text-right">
            <th scope="row" className="pl-6 text-left">
              {missing > 0 ? `Alle (${formatCount(missing)} ohne Beleg)` : 'Alle'}
            </th>
            {payments.map((it) => (
              <td key={it.key}>{formatAmount(sumOf((sum) => sum.paymentType === it.key))}</td>
            ))}
            <td className="pr-6!">{formatAmount(amount)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
