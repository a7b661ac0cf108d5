import { store } from '../api/entities.ts';
import { prepareItem } from '../api/queries.ts';
import { sessionAtom } from '../api/session.ts';
import { recordIriOf } from '../commands/selection.ts';
import { matchPanel } from '../panels/matchPanel.ts';
import { mayEnter } from '../panels/mayEnter.ts';

/** Fetches what a panel is going to show, its code and its record, so that it need not wait for them once it stands. */
export function lookAhead(url: string): void {
  const definition = matchPanel(url)?.definition;
  if (!definition || !mayEnter(store.get(sessionAtom)?.roles ?? [], definition.area)) return;
  definition.load().catch(() => undefined);
  const iri = recordIriOf(url);
  if (iri !== null) prepareItem(iri);
}
