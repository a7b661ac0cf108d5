import { readAnyEntity, type AnyEntity } from '../../../api/records/entities.ts';
import { fetchList } from '../../../api/records/lists.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { clockIn, companyZone, todayIn } from '../../../domain/time/zone.ts';
import { notify } from '../../../ui/overlays/notify.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import { nameOf } from '../represent.ts';
import { askedFilters, sentenceOf } from './filterSentence.ts';
import { ordersOf } from './listUrl.ts';
import { showForPrint, type PrintedRow } from './printSheet.ts';
import type { ListModel } from './useListModel.ts';

/** As many rows as the server sends at once. */
const atOnce = 500;

type Part = NonNullable<GridColumn['paper']>[number];
type Wanted = {
  readonly columns: readonly GridColumn[];
  /** Rows with the same words stand below them as a heading. */ readonly groupOf?:
    | ((entity: AnyEntity) => string)
    | undefined;
};

/** Prints everything that a list shows, all pages of it, under the sentence of its filters. */
export async function printList(model: ListModel, { columns, groupOf }: Wanted): Promise<void> {
  const shown = columns
    .filter((it) => !it.hidden)
    .flatMap(({ paper, heading, text, align }): Part[] => [...(paper ?? [{ heading, text, ...(align && { align }) }])]);
  const rows: PrintedRow[] = [];
  const name = `Drucken: ${model.noun.many}`;
  let isStopped = false;
  const pages = Math.ceil(model.view.total / atOnce);
  try {
    for (let page = 1; page <= pages; page += 1) {
      if (pages > 1)
        notify.progress(name, {
          share: (page - 1) / pages,
          detail: `${formatCount(rows.length)} Zeilen`,
          onStop: () => {
            isStopped = true;
          },
        });
      const { iris } = await fetchList(model.resource, {
        filter: model.wire,
        order: ordersOf(model.state.order),
        page,
        itemsPerPage: atOnce,
        ...(model.properties && { properties: model.properties }),
      });
      if (isStopped) return;
      rows.push(...iris.flatMap((iri) => rowOf(readAnyEntity(iri), shown, groupOf)));
    }
  } finally {
    notify.dismiss(name);
  }
  showForPrint({
    title: model.noun.many,
    lines: [sentences(model), stand(rows.length)],
    headings: shown.map((it) => it.heading),
    isRight: shown.map((it) => it.align === 'right'),
    rows,
  });
}

function rowOf(entity: AnyEntity | undefined, columns: readonly Part[], groupOf: Wanted['groupOf']): PrintedRow[] {
  return entity ? [{ group: groupOf?.(entity), cells: columns.map((it) => it.text(entity)) }] : [];
}

function sentences({ resource, state }: ListModel): string {
  const asked = askedFilters(resource, state.filter).map(({ filter, asked: values }) =>
    sentenceOf(filter, values, { resource, refer: nameOf }),
  );
  return asked.length === 0 ? 'ohne Filter' : asked.map(({ name, text }) => `${name} ${text}`).join(' · ');
}

function stand(count: number): string {
  const now = new Date();
  return `${formatCount(count)} ${count === 1 ? 'Zeile' : 'Zeilen'}, Stand ${formatDate(todayIn(companyZone, now))}, ${clockIn(companyZone, now)} Uhr`;
}
