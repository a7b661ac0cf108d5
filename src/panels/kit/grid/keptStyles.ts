import { AgGridReact } from 'ag-grid-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { gridTheme } from './gridTheme.ts';

/**
 * Keeps the styles of the grid in the page from before the first screen on: the library brings them with its first grid
 * and takes them away with its last, and each time the browser styles all that is in the page anew.
 */
export function keepGridStyles(): void {
  const place = document.createElement('div');
  place.hidden = true;
  document.body.append(place);
  createRoot(place).render(createElement(AgGridReact, { theme: gridTheme, onGridReady: () => place.remove() }));
}
