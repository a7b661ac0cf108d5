import { store } from '../../api/records/entities.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { fetchPanelCode } from '../../panels/panelCode.ts';
import { lastDock, layoutsAtom } from './layoutSettings.ts';
import { urlsInFront } from './savedDock.ts';

/**
 * Fetches the code of the screens with which the window begins, so that they stand with the dock and no outline is
 * drawn in their place.
 */
export function fetchFirstPanels(): void {
  const dock = lastDock()?.dock ?? store.get(layoutsAtom)[0]?.dock;
  for (const url of dock ? urlsInFront(dock) : []) fetchPanelCode(matchPanel(url)?.definition);
}
