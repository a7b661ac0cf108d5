import type { JournalAsked } from '../../api/calls/journal.ts';
import { expensePaymentTypes } from '../../domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../domain/protocol/choices/expenseTypes.ts';
import { useToday } from '../kit/useToday.ts';
import { usePanel } from '../panelContext.ts';

export type JournalChange = Partial<Record<'driver' | 'month' | 'type' | 'paymentType' | 'page', string | null>>;

/** What is asked for stands in the address of the panel; the present month unless it names another. */
export function useJournalAsked(query: URLSearchParams) {
  const today = useToday();
  const { replaceUrl } = usePanel();
  const driver = query.get('driver');
  const type = expenseTypes.items.find((it) => it.key === query.get('type'))?.key;
  const paymentType = expensePaymentTypes.items.find((it) => it.key === query.get('paymentType'))?.key;
  const asked: JournalAsked = {
    month: query.get('month') ?? today.slice(0, 7),
    ...(driver && { driver }),
    ...(type && { type }),
    ...(paymentType && { paymentType }),
  };
  const change = (values: JournalChange) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    replaceUrl(`/journal${next.size > 0 ? `?${next.toString()}` : ''}`);
  };
  return { asked, page: Math.max(1, Number(query.get('page')) || 1), change };
}
