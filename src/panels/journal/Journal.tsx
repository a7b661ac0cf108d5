import { useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useJournalExpenses } from '../../api/calls/journal.ts';
import { formatEuro } from '../../domain/money/amount.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { EmptyState } from '../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { Pager } from '../../ui/display/Pager.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { ExpenseTable } from './ExpenseTable.tsx';
import { JournalFilters } from './JournalFilters.tsx';
import { ReceiptPane } from './ReceiptPane.tsx';
import { SumsTable } from './SumsTable.tsx';
import { useJournalAsked } from './useJournalAsked.ts';

const perPage = 100;

/** The expenses of a month with their sums; the receipt of the chosen one stands beside them. */
export function Journal({ query }: { query: URLSearchParams }) {
  const { asked, page, change } = useJournalAsked(query);
  const { data, error, isPlaceholderData, refetch } = useJournalExpenses(asked, page);
  const [chosen, choose] = useState<number | null>(null);
  const expense = data?.expenses.find((it) => it.id === chosen);
  if (error)
    return (
      <ErrorState title="Fehler beim Laden der Daten" onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  return (
    <div className="flex h-full min-h-0 flex-col bg-panel">
      <JournalFilters asked={asked} onChange={change}>
        {data && (
          <p role="status" className="num ml-auto pb-2 text-2">
            {data.total === 1 ? '1 Auslage' : `${formatCount(data.total)} Auslagen`},{' '}
            <span className="font-strong text-1">{formatEuro(data.amount)}</span>
          </p>
        )}
      </JournalFilters>
      {!data ? (
        <SkeletonRows />
      ) : data.expenses.length === 0 ? (
        <EmptyState title="Keine Auslagen">In diesem Monat hat niemand so etwas ausgelegt.</EmptyState>
      ) : (
        <div className="flex min-h-0 flex-1" aria-busy={isPlaceholderData}>
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <ExpenseTable expenses={data.expenses} chosen={chosen} onChoose={choose} />
            <SumsTable sums={data.sums} amount={data.amount} />
          </div>
          {expense && <ReceiptPane key={expense.id} expense={expense} onClose={() => choose(null)} />}
        </div>
      )}
      <Pager
        of="Auslagen"
        page={page}
        perPage={perPage}
        total={data?.total ?? 0}
        onPage={(it) => change({ page: it > 1 ? String(it) : null })}
      />
    </div>
  );
}
