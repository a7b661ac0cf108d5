import { messageOf } from '../../../api/apiErrors.ts';
import type { MenuEntry } from '../../../ui/menuEntry.ts';
import { notify } from '../../../ui/notify.tsx';
import type { GridColumn } from '../grid/gridColumn.ts';
import { exportAll, exportRows, exportWorkbook } from './exportRows.ts';
import type { ListModel } from './useListModel.ts';

/** As many rows as an address can name. */
const mostAsked = 500;

/** What a list offers to take along: the ticked rows, this page or all hits, as a workbook of the server or as text of what stands on screen. */
export function exportMenu(model: ListModel, columns: readonly GridColumn[]): MenuEntry[] {
  const { view, selected } = model;
  const none = view.total === 0 && { reason: 'keine Zeilen' };
  const ticked = { label: `Ausgewählte (${selected.length.toLocaleString('de-DE')})`, ...(selected.length === 0 && { reason: 'nichts ausgewählt' }) };
  const all = { label: `Alle Treffer (${view.totalIsAtLeast ? 'über ' : ''}${view.total.toLocaleString('de-DE')})`, ...none };
  const page = { label: `Diese Seite (${view.iris.length.toLocaleString('de-DE')})`, ...(view.iris.length === 0 && { reason: 'keine Zeilen' }) };
  const tried = (work: Promise<void>) => void work.catch((error: unknown) => notify.error('Export ist fehlgeschlagen', { detail: messageOf(error) }));
  return [
    { heading: 'Als .xlsx exportieren' },
    { id: 'xlsx.selected', ...ticked, ...(selected.length > mostAsked && { reason: `höchstens ${String(mostAsked)} Zeilen` }), run: () => tried(exportWorkbook(model, { columns, iris: selected })) },
    { id: 'xlsx.all', ...all, run: () => tried(exportWorkbook(model, { columns })) },
    { heading: 'Als .csv exportieren' },
    { id: 'selected', ...ticked, run: () => exportRows(model, { columns, iris: selected }) },
    { id: 'page', ...page, run: () => exportRows(model, { columns, iris: view.iris }) },
    { id: 'all', ...all, run: () => tried(exportAll(model, columns)) },
  ];
}
