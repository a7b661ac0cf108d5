import { store } from '../api/records/entities.ts';
import { prepareItem } from '../api/records/queries.ts';
import { sessionAtom } from '../api/session/session.ts';
import { recordIriOf } from '../commands/selection.ts';
import { matchPanel } from '../panels/matchPanel.ts';
import { canOpenPanel } from '../panels/canOpenPanel.ts';

/** Fetches what a panel is going to show, its code and its record, so that it need not wait for them once it stands. */
export function prefetchPanel(url: string): void {
  const definition = matchPanel(url)?.definition;
  if (!definition || !canOpenPanel(store.get(sessionAtom)?.roles ?? [], definition.area)) return;
  definition.load().catch(() => undefined);
  const iri = recordIriOf(url);
  if (iri !== null) prepareItem(iri);
}
