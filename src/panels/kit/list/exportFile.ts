import { idInIri } from '../../../domain/define/iri.ts';
import { fetchFile, saveFile } from '../../../api/files.ts';
import { request } from '../../../api/http.ts';
import { queryOf } from '../../../api/records/lists.ts';
import { jobEnd, type OwnJob } from '../../../api/live/ownJobs.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import { ordersOf } from './listUrl.ts';
import type { ListModel } from './useListModel.ts';

export type ExportFormat = 'xlsx' | 'csv';
type Wanted = {
  readonly columns: readonly GridColumn[];
  readonly format: ExportFormat;
  readonly iris?: readonly string[];
};

/**
 * Has the server write a file with the columns on screen, of these rows, or of everything the list shows, in its order;
 * the status bar tells how far it is and can stop it.
 */
export async function exportFile(model: ListModel, { columns, format, iris }: Wanted): Promise<void> {
  const filter = iris ? { id: iris.map(idInIri) } : model.wire;
  const query = {
    ...queryOf({ filter, order: ordersOf(model.state.order) }),
    columns: columns.filter((it) => !it.hidden).map((it) => it.id),
  };
  const { data } = await request<OwnJob>('POST', `/api/${model.resource.path}.${format}`, { query });
  const { state, link } = await jobEnd(data);
  if (state === 'failed') throw new Error('Die Tabelle ließ sich nicht schreiben; bitte noch einmal versuchen.');
  if (link !== null) saveFile(await fetchFile(link));
}
