import { readEntity } from '../../../api/entities.ts';
import { fetchFile, saveFile } from '../../../api/files.ts';
import { fetchList, queryOf } from '../../../api/lists.ts';
import { notify } from '../../../ui/notify.tsx';
import type { GridColumn } from '../grid/gridColumn.ts';
import { csvText } from '../grid/tableText.ts';
import type { ListModel } from './useListModel.ts';

const perRequest = 500;

/** Puts rows of a list into a file for a spreadsheet. */
export function exportRows(model: ListModel, { columns, iris }: { columns: readonly GridColumn[]; iris: readonly string[] }): void {
  const text = csvText({ columns: columns.filter((it) => !it.hidden), entities: iris.flatMap((iri) => readEntity(iri) ?? []) });
  saveFile({ content: new Blob([text], { type: 'text/csv;charset=utf-8' }), name: `${model.noun.many}-${new Date().toISOString().slice(0, 10)}.csv` });
  notify.success(`${iris.length.toLocaleString('de-DE')} ${iris.length === 1 ? model.noun.one : model.noun.many} exportiert`);
}

/** Fetches every page of what the list shows and exports it; can be stopped. */
export async function exportAll(model: ListModel, columns: readonly GridColumn[]): Promise<void> {
  const name = `Export: ${model.noun.many}`;
  const iris: string[] = [];
  const stop = new AbortController();
  const tell = (total: number) => notify.progress(name, { share: total === 0 ? 0 : iris.length / total, detail: `${iris.length.toLocaleString('de-DE')} von ${total.toLocaleString('de-DE')}`, onStop: () => stop.abort() });
  for (let page = 1; !stop.signal.aborted; page += 1) {
    const answer = await fetchList(model.resource.path, { filter: model.wire, order: model.state.order, page, itemsPerPage: perRequest, ...(model.properties && { properties: model.properties }) });
    iris.push(...answer.iris);
    if (answer.iris.length < perRequest) break;
    tell(answer.total);
  }
  notify.dismiss(name);
  if (!stop.signal.aborted) exportRows(model, { columns, iris });
}

/** Lets the server write a workbook with the columns on screen: of these rows, or of everything the list shows, in its order. */
export async function exportWorkbook(model: ListModel, { columns, iris }: { columns: readonly GridColumn[]; iris?: readonly string[] }): Promise<void> {
  const name = `Export: ${model.noun.many} (.xlsx)`;
  const stop = new AbortController();
  notify.progress(name, { share: 0, detail: 'Der Server schreibt die Tabelle', onStop: () => stop.abort() });
  try {
    const filter = iris ? { id: iris.map((it) => it.split('/').at(-1) ?? '') } : model.wire;
    const query = { ...queryOf({ filter, order: model.state.order }), columns: columns.filter((it) => !it.hidden).map((it) => it.id) };
    saveFile(await fetchFile(`/api/${model.resource.path}.xlsx`, { query, signal: stop.signal }));
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    notify.dismiss(name);
  }
}
