import { prepareItem } from '../api/records/queries.ts';
import { recordIriOf } from '../commands/selection.ts';
import { matchPanel } from '../panels/matchPanel.ts';
import { fetchPanelCode } from '../panels/panelCode.ts';

/** Fetches what a panel is going to show, its code and its record, so that it need not wait for them once it stands. */
export function prefetchPanel(url: string): void {
  if (!fetchPanelCode(matchPanel(url)?.definition)) return;
  const iri = recordIriOf(url);
  if (iri !== null) prepareItem(iri);
}
