import type { IDockviewPanel } from 'dockview-react';
import { tools } from '../../commands/tools.ts';
import { isFormAddress } from '../../panels/formAddress.ts';
import { urlOf } from './panelParams.ts';

/**
 * Shows a panel in a browser window of its own; a form goes there with what was typed, because it cannot be in two
 * windows.
 */
export function toOwnWindow(panel: IDockviewPanel): void {
  const url = urlOf(panel);
  if (isFormAddress(url)) panel.api.close();
  tools().open(url, 'window');
}
