import type { ClipboardEvent } from 'react';

/** Several cells pasted into one fill the table from there; a single text goes into the cell as it always does. */
export function pasteTable(event: ClipboardEvent, onTable: (pasted: string) => void): void {
  const pasted = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/, '');
  if (!/[\t\n]/.test(pasted)) return;
  event.preventDefault();
  onTable(pasted);
}
