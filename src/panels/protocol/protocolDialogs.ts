import { registerDialog } from '../dialogs.ts';

/** Makes the dialogs of protocols known, once, at start. */
export function registerProtocolDialogs(): void {
  registerDialog('protocol.sendTo', () => import('./dialogs/SendToDialog.tsx'));
}
