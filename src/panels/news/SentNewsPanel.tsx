import { useMemo } from 'react';
import { useUnreadNews } from '../../api/calls/news.ts';
import type { Entity } from '../../api/records/entities.ts';
import { tools } from '../../commands/tools.ts';
import { news } from '../../domain/news/news.ts';
import { columnsOf } from '../kit/grid/columnsOf.ts';
import type { GridColumn } from '../kit/grid/gridColumn.ts';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';

const columnNames = ['title', 'sentAt'] as const;
const fixed = { isSend: 'true', showForEmployees: 'true' } as const;
const defaults = { filter: {}, order: '-sentAt' };
const noun = { one: 'News', gender: 'f', many: 'Veröffentlichte News' } as const;

/** The news for the staff, the latest first; what the person has not opened says so and is bold. */
export default function SentNewsPanel() {
  const model = useListModel({ resource: news, list: 'sent_news', fixed, defaults, properties: columnNames, noun });
  const unread = useUnreadNews(model.view.iris);
  const { columns, rowClass } = useMemo(() => {
    const isUnread = (it: Entity<typeof news>) => unread.includes(it['@id']);
    const mark: GridColumn<typeof news> = {
      id: 'unread',
      heading: 'Neu',
      text: (it) => (isUnread(it) ? 'ungelesen' : ''),
      width: 88,
    };
    const own = columnsOf(news, columnNames, tools().roles());
    return {
      // The title is no heavier than the rest, so that bold says one thing.
      columns: [...own.map(({ edit: _, look: __, ...it }) => it), mark],
      rowClass: (it: Entity<typeof news>) => (isUnread(it) ? 'row-unread' : undefined),
    };
  }, [unread]);
  return (
    <ListPanel model={model} columns={columns} rowClass={rowClass} nothingYet="Noch keine News für Mitarbeiter." />
  );
}
