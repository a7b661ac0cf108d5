import { fetchFile, saveFile } from '../../../api/files.ts';
import { queryOf } from '../../../api/lists.ts';
import { notify } from '../../../ui/notify.tsx';
import type { GridColumn } from '../grid/gridColumn.ts';
import { ordersOf } from './listUrl.ts';
import type { ListModel } from './useListModel.ts';

export type ExportFormat = 'xlsx' | 'csv';
type Wanted = { readonly columns: readonly GridColumn[]; readonly format: ExportFormat; readonly iris?: readonly string[] };

/** Lets the server write a file with the columns on screen: of these rows, or of everything the list shows, in its order. */
export async function exportFile(model: ListModel, { columns, format, iris }: Wanted): Promise<void> {
  const name = `Export: ${model.noun.many} (.${format})`;
  const stop = new AbortController();
  notify.progress(name, { share: 0, detail: 'Der Server schreibt die Tabelle', onStop: () => stop.abort() });
  try {
    const filter = iris ? { id: iris.map((it) => it.split('/').at(-1) ?? '') } : model.wire;
    const query = { ...queryOf({ filter, order: ordersOf(model.state.order) }), columns: columns.filter((it) => !it.hidden).map((it) => it.id) };
    saveFile(await fetchFile(`/api/${model.resource.path}.${format}`, { query, signal: stop.signal }));
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    notify.dismiss(name);
  }
}
