import './related.css';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { ErrorState } from '../../../ui/display/ErrorState.tsx';
import { Pager } from '../../../ui/display/Pager.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { RecordGrid } from '../grid/RecordGrid.tsx';
import type { GridHandle } from '../grid/recordGridProps.ts';
import { emptyTextOf } from '../list/emptyTextOf.ts';
import { logPages } from '../record/history/logPages.ts';
import { logsFailed } from '../record/history/logsFailed.ts';
import type { RelatedListProps } from './relatedListProps.ts';
import { useGrownRows } from './useGrownRows.ts';
import { useRelatedList } from './useRelatedList.ts';

/**
 * What happened around a record, line by line: a list without tools whose lines are as high as what they say, and which
 * scrolls with what is around it.
 */
export function RelatedLog({ related, owner, name, label }: RelatedListProps) {
  const { model, columns, scope } = useRelatedList({ pages: logPages, ...related }, { owner, name });
  const { view, state, perPage, perPageChoices, change, setPerPage, selection, resource } = model;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const grid = useRef<GridHandle>(null);
  useGrownRows(frame, grid);
  if (view.error && view.iris.length === 0)
    return <ErrorState title={logsFailed(messageOf(view.error))} onRetry={view.refetch} />;
  if (view.isLoading) return <SkeletonRows rows={6} columns={columns.length} />;
  if (view.iris.length === 0)
    return (
      <p role="status" className="px-6 py-4 text-2">
        {emptyTextOf(related.emptyText, { many: model.noun.many, isFiltered: false })}
      </p>
    );
  return (
    <div ref={setFrame} data-scope={scope} className="grown-rows">
      <RecordGrid
        label={label ?? model.noun.many}
        list={model.list}
        scrollPlace={model.place}
        columns={columns}
        rows={view.iris}
        order={state.order}
        onOrder={(order) => change({ order: order === '' ? model.defaults.order : order })}
        selection={selection}
        {...(related.onOpen && { onOpen: related.onOpen })}
        place={`${resource.path}.row`}
        isWhole
        handle={grid}
      />
      <Pager
        page={state.page}
        perPage={perPage}
        total={view.total}
        choices={perPageChoices}
        onPage={(page) => change({ page })}
        onPerPage={setPerPage}
      />
    </div>
  );
}
