import type { Noun } from '../../../domain/define/noun.ts';
import type { SpokenTogether } from './history/historyActs.ts';
import { HistoryLog } from './history/HistoryLog.tsx';
import type { RecordTab } from './recordTab.ts';

/** What happened to a record: a tab in the row, or a way there by a button of the head where there is no row. */
export function historyTab(
  noun: Noun,
  iri: string,
  { back, together }: { back?: string; together?: readonly SpokenTogether[] } = {},
): RecordTab {
  return {
    key: 'historie',
    label: 'Historie',
    holds: 'free',
    content: <HistoryLog noun={noun} iri={iri} {...(together && { together })} />,
    ...(back !== undefined && { button: { icon: 'history', back } }),
  };
}
