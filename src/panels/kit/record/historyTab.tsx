import type { Resource } from '../../../domain/define/resource.ts';
import { HistoryLog } from './history/HistoryLog.tsx';
import type { RecordTab } from './recordTab.ts';

/** What happened to a record: a tab in the row, or a way there by a button of the head where there is no row. */
export function historyTab(resource: Resource, iri: string, { back }: { back?: string } = {}): RecordTab {
  return {
    key: 'historie',
    label: 'Historie',
    holds: 'free',
    content: <HistoryLog resource={resource} iri={iri} />,
    ...(back !== undefined && { button: { icon: 'history', back } }),
  };
}
