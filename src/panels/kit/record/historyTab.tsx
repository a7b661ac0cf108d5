import type { Resource } from '../../../domain/define/resource.ts';
import type { SpokenTogether } from './history/historyActs.ts';
import { HistoryLog } from './history/HistoryLog.tsx';
import type { RecordTab } from './recordTab.ts';

/** What happened to a record: a tab in the row, or a way there by a button of the head where there is no row. */
export function historyTab(
  resource: Resource,
  iri: string,
  { back, together }: { back?: string; together?: readonly SpokenTogether[] } = {},
): RecordTab {
  return {
    key: 'historie',
    label: 'Historie',
    holds: 'free',
    content: <HistoryLog resource={resource} iri={iri} {...(together && { together })} />,
    ...(back !== undefined && { button: { icon: 'history', back } }),
  };
}
