import type { JournalAsked } from '../../api/calls/journal.ts';
import { expensePaymentTypes } from '../../domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../domain/protocol/choices/expenseTypes.ts';
import { useChangeAsked } from '../kit/report/useChangeAsked.ts';
import { useToday } from '../kit/useToday.ts';

/** What is asked for stands in the address of the panel; the present month unless it names another. */
export function useJournalAsked(query: URLSearchParams) {
  const today = useToday();
  const change = useChangeAsked<keyof JournalAsked>(query);
  const driver = query.get('driver');
  const type = expenseTypes.items.find((it) => it.key === query.get('type'))?.key;
  const paymentType = expensePaymentTypes.items.find((it) => it.key === query.get('paymentType'))?.key;
  const asked: JournalAsked = {
    month: query.get('month') ?? today.slice(0, 7),
    ...(driver && { driver }),
    ...(type && { type }),
    ...(paymentType && { paymentType }),
  };
  return { asked, page: Math.max(1, Number(query.get('page')) || 1), change };
}

export type JournalChange = Parameters<ReturnType<typeof useJournalAsked>['change']>[0];
