import { useEffect } from 'react';
import { whenIdle } from '../../../api/code/whenIdle.ts';
import { matchPanel } from '../../matchPanel.ts';
import { fetchPanelCode } from '../../panelCode.ts';

/**
 * Fetches the code of the screen that a list's rows open, once rows are there and the browser has a moment: who opens
 * the first record of the day waits for the record alone.
 */
export function useLikelyNext(url: string | undefined): void {
  const definition = url === undefined ? undefined : matchPanel(url)?.definition;
  useEffect(() => {
    if (definition) whenIdle(() => fetchPanelCode(definition), { restMs: 0 });
  }, [definition]);
}
