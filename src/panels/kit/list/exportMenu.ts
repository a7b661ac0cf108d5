import type { AnyEntity } from '../../../api/records/entities.ts';
import { tellFailure } from '../../../commands/tellFailure.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import type { ExportFormat } from './exportFile.ts';
import type { ListModel } from './useListModel.ts';

/** As many rows as an address can name. */
const maxAsked = 500;
/** As much as anybody carries away on paper. */
const maxPrinted = 2_000;

type Offered = {
  readonly columns: readonly GridColumn[];
  readonly groupOf?: ((entity: AnyEntity) => string) | undefined;
};

/**
 * What a list offers to take along, on paper as well: the ticked rows, this page or all hits, as a workbook or as text.
 */
export function exportMenu(model: ListModel, { columns, groupOf }: Offered): MenuEntry[] {
  const { view, selection } = model;
  const selected = selection.ticked();
  const ticked = {
    label: `Angekreuzte (${selected.length.toLocaleString('de-DE')})`,
    ...(selected.length === 0 && { reason: 'nichts angekreuzt' }),
    ...(selected.length > maxAsked && { reason: `höchstens ${String(maxAsked)} Zeilen` }),
  };
  const page = {
    label: `Diese Seite (${view.iris.length.toLocaleString('de-DE')})`,
    ...(view.iris.length === 0 && { reason: 'keine Zeilen' }),
  };
  const all = {
    label: `Alle Treffer (${view.totalIsAtLeast ? 'über ' : ''}${view.total.toLocaleString('de-DE')})`,
    ...(view.total === 0 && { reason: 'keine Zeilen' }),
  };
  const file = async (format: ExportFormat, iris?: readonly string[]) =>
    (await import('./exportFile.ts')).exportFile(model, { columns, format, ...(iris && { iris }) });
  const write = (format: ExportFormat, iris?: readonly string[]) =>
    void file(format, iris).catch((error: unknown) => tellFailure('Export ist fehlgeschlagen', error));
  const print = async () => (await import('./printList.ts')).printList(model, { columns, groupOf });
  const paper: MenuEntry[] = [
    { heading: 'Drucken' },
    {
      id: 'print.all',
      ...all,
      icon: 'printer',
      ...(view.total > maxPrinted && { reason: `höchstens ${formatCount(maxPrinted)} Zeilen` }),
      run: () => void print().catch((error: unknown) => tellFailure('Drucken ist fehlgeschlagen', error)),
    },
  ];
  return [
    ...(['xlsx', 'csv'] as const).flatMap((format): MenuEntry[] => [
      { heading: `Als .${format} exportieren` },
      { id: `${format}.selected`, ...ticked, run: () => write(format, selected) },
      { id: `${format}.page`, ...page, run: () => write(format, view.iris) },
      { id: `${format}.all`, ...all, run: () => write(format) },
    ]),
    ...paper,
  ];
}
