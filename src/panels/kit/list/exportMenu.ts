import { messageOf } from '../../../api/apiErrors.ts';
import type { MenuEntry } from '../../../ui/menuEntry.ts';
import { notify } from '../../../ui/notify.tsx';
import type { GridColumn } from '../grid/gridColumn.ts';
import { exportFile, type ExportFormat } from './exportFile.ts';
import type { ListModel } from './useListModel.ts';

/** As many rows as an address can name. */
const mostAsked = 500;

/** What a list offers to take along: the ticked rows, this page or all hits, as a workbook or as text. */
export function exportMenu(model: ListModel, columns: readonly GridColumn[]): MenuEntry[] {
  const { view, selection } = model;
  const selected = selection.ticked();
  const ticked = { label: `Angekreuzte (${selected.length.toLocaleString('de-DE')})`, ...(selected.length === 0 && { reason: 'nichts angekreuzt' }), ...(selected.length > mostAsked && { reason: `höchstens ${String(mostAsked)} Zeilen` }) };
  const page = { label: `Diese Seite (${view.iris.length.toLocaleString('de-DE')})`, ...(view.iris.length === 0 && { reason: 'keine Zeilen' }) };
  const all = { label: `Alle Treffer (${view.totalIsAtLeast ? 'über ' : ''}${view.total.toLocaleString('de-DE')})`, ...(view.total === 0 && { reason: 'keine Zeilen' }) };
  const write = (format: ExportFormat, iris?: readonly string[]) =>
    void exportFile(model, { columns, format, ...(iris && { iris }) }).catch((error: unknown) => notify.error('Export ist fehlgeschlagen', { detail: messageOf(error) }));
  return (['xlsx', 'csv'] as const).flatMap((format): MenuEntry[] => [
    { heading: `Als .${format} exportieren` },
    { id: `${format}.selected`, ...ticked, run: () => write(format, selected) },
    { id: `${format}.page`, ...page, run: () => write(format, view.iris) },
    { id: `${format}.all`, ...all, run: () => write(format) },
  ]);
}
