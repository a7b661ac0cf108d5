import { readEntity } from '../../../api/entities.ts';
import { fetchList } from '../../../api/lists.ts';
import { notify } from '../../../ui/notify.tsx';
import type { GridColumn } from '../grid/gridColumn.ts';
import { csvText } from '../grid/tableText.ts';
import type { ListModel } from './useListModel.ts';

const perRequest = 500;

/** Puts rows of a list into a file for a spreadsheet. */
export function exportRows(model: ListModel, { columns, iris }: { columns: readonly GridColumn[]; iris: readonly string[] }): void {
  const text = csvText({ columns: columns.filter((it) => !it.hidden), entities: iris.flatMap((iri) => readEntity(iri) ?? []) });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${model.noun.many}-${new Date().toISOString().slice(0, 10)}.csv` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
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
