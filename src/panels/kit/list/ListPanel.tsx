import { urlOf } from '../../../commands/selection.ts';
import { useEffect, useMemo, useRef, type ComponentType, type ReactNode, type Ref } from 'react';
import type { LateCode } from '../../../api/code/lateCode.ts';
import type { Entity } from '../../../api/records/entities.ts';
import { providePanelActions } from '../../../commands/panelActions.ts';
import { tools, type Where } from '../../../commands/tools.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import { Pager } from '../../../ui/display/Pager.tsx';
import type { CellCheck } from '../cellEdit/cellValues.ts';
import type { NewRow } from '../cellEdit/useCellEditing.ts';
import type { GridColumn, GridEntry } from '../grid/gridColumn.ts';
import type { RowActions } from '../grid/RowActionsHost.tsx';
import { HeadingRow } from '../groups/GroupHeading.tsx';
import { GroupsContext, useGroupedRows, type ListGroups } from '../groups/listGroups.ts';
import { RecordGrid } from '../grid/RecordGrid.tsx';
import type { GridHandle } from '../grid/recordGridProps.ts';
import { usePanel } from '../../panelContext.ts';
import { listCover } from './ListCover.tsx';
import { listRange } from './listRange.ts';
import { listTools } from './listTools.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { latePeek, type PeekProps } from './latePeek.tsx';
import type { PeekPaneProps } from './PeekPane.tsx';
import type { ListModel } from './useListModel.ts';
import { useLeftRows } from './useLeftRows.ts';
import { useLikelyNext } from './useLikelyNext.ts';
import { useListTitle } from './useListTitle.ts';
import { useRowStillThere } from './useRowStillThere.ts';

export type ListFrameProps<R extends Noun = Noun> = {
  readonly model: ListModel<R>;
  /** Keys and palette reach the list under this name; the address of its panel where it has one. */
  readonly scope: string;
  /** Keep the identity while nothing changed. */
  readonly columns: readonly GridColumn<R>[];
  /** Rows beside or in place of those of the list. Keep the identity while nothing changed. */
  readonly rows?: readonly GridEntry[];
  /** Draws the headings among rows of its own. */
  readonly heading?: ComponentType<{ id: string }> | undefined;
  /** The list stands in groups, each under its heading. */
  readonly groups?: ListGroups<R> | undefined;
  readonly rowHeight?: 26 | 40;
  readonly rowClass?: (entity: Entity<R>) => string | undefined;
  readonly actions?: RowActions<R>;
  /** Place whose commands the right click offers; `<path>.row` unless told. */
  readonly place?: string;
  readonly create?: { readonly label: string; readonly run: () => void } | undefined;
  readonly onOpen?: (iri: string, where?: Where) => void;
  /** What the list says in its own words while its filters hide everything. */
  readonly emptyText?: ReactNode;
  /** Further controls in the toolbar. */
  readonly toolbar?: ReactNode;
  /** Bar between toolbar and grid, for instance what can be done with the ticked rows. */
  readonly bar?: ReactNode;
  /** What the list's own rules say about a change right in a cell. Keep the identity. */
  readonly check?: LateCode<CellCheck<R>>;
  /** In place of the usual preview of a row. */
  readonly peek?: ComponentType<PeekProps>;
  /** What else the right click on a row offers. */
  readonly rowMenu?: ((iri: string) => readonly MenuEntry[]) | undefined;
  /** A row that is being typed into the cells. Keep the identity while nothing changed. */
  readonly newRow?: NewRow;
  readonly handle?: Ref<GridHandle>;
  /** What is said while there is nothing to show; usual words unless told. */
  readonly nothingYet?: string | undefined;
  /** What an empty list asks for first, or where its rows come from. */
  readonly firstStep?: ReactNode;
  /** How a row is called where one is told from all that are ticked: "diesen Auftrag". */
  readonly thisRow?: string;
  /** It stands inside a record: such a list has no views and is not exported. */
  readonly isInner?: boolean;
  /** False where nothing of it is taken along as a file or on paper. */
  readonly isExported?: boolean;
};

/** Comes with the first preview, because nobody needs it for the first rows. */
const PeekPane = latePeek<PeekPaneProps>(() => import('./PeekPane.tsx'));

const openRecord = (iri: string, where?: Where) => tools().open(urlOf(iri), where);

/** A whole list: toolbar with filters, grid, preview and pager. */
export function ListFrame<R extends Noun>(props: ListFrameProps<R>): ReactNode;
export function ListFrame(props: ListFrameProps): ReactNode {
  const {
    model,
    scope,
    columns,
    rows: given,
    groups,
    heading,
    rowHeight = 26,
    rowClass,
    actions,
    place,
    create,
    onOpen = openRecord,
    emptyText,
    toolbar,
    bar,
    check,
    peek: Peek,
    rowMenu,
    newRow,
    handle,
    nothingYet,
    firstStep,
    thisRow,
    isInner = false,
    isExported = true,
  } = props;
  const { view, state, resource, noun, peeked } = model;
  const frame = useRef<HTMLDivElement>(null);
  const { refetch } = view;

  useEffect(() => {
    const find = () => frame.current?.querySelector<HTMLInputElement>('[data-search] input')?.focus();
    return providePanelActions(scope, {
      refresh: { run: refetch },
      ...(model.searchName !== undefined && { find: { run: find } }),
      ...listTools(frame.current),
    });
  }, [scope, refetch, model.searchName]);

  const { rows: grouped, folding } = useGroupedRows(resource, view, groups);
  const rows = given ?? grouped;
  const left = useLeftRows(model);
  const cover = rows?.length ? undefined : listCover({ model, rowHeight, emptyText, nothingYet, firstStep, create });
  const rangeText = listRange(model);
  const editable = useMemo(
    () => ({ resource, check, thisRow, ...(newRow && { newRow }) }),
    [resource, check, thisRow, newRow],
  );
  const entries = useMemo(() => rows ?? view.iris, [rows, view.iris]);
  useRowStillThere(model.selection, { view, entries });
  const [first] = view.iris;
  useLikelyNext(first === undefined || onOpen !== openRecord ? undefined : urlOf(first));
  return (
    <div
      ref={frame}
      data-list
      className={`flex h-full min-h-0 flex-col bg-panel ${isInner ? '' : '[container:list/size]'}`}
    >
      <ListToolbar
        model={model}
        columns={columns}
        create={create}
        groupOf={groups?.name}
        leftRows={left.count}
        hasMenus={!isInner}
        isExported={isExported}
      >
        {toolbar}
      </ListToolbar>
      {bar}
      <div className="flex min-h-0 flex-1">
        <div aria-busy={view.isChanging} className="flex min-w-0 flex-1 flex-col">
          <GroupsContext value={folding}>
            <RecordGrid
              label={noun.many}
              list={model.list}
              scrollPlace={model.place}
              columns={columns}
              rows={entries}
              {...((folding || heading) && { heading: heading ?? HeadingRow })}
              rowHeight={rowHeight}
              {...(rowClass && { rowClass })}
              isLeft={left.isLeft}
              {...(actions && { actions })}
              editable={editable}
              order={state.order}
              onOrder={(order) => model.change({ order: order === '' ? model.defaults.order : order })}
              selection={model.selection}
              onOpen={onOpen}
              onPeek={(iri) => model.peek(peeked === iri ? null : iri)}
              onEscape={peeked === null ? undefined : () => model.peek(null)}
              onFocusRow={(iri) => peeked !== null && model.peek(iri)}
              place={place ?? `${resource.path}.row`}
              {...(rowMenu && { rowMenu })}
              cover={cover}
              handle={handle}
            />
          </GroupsContext>
        </div>
        {peeked !== null &&
          (Peek ? (
            <Peek iri={peeked} onClose={() => model.peek(null)} />
          ) : (
            <PeekPane resource={resource} iri={peeked} onClose={() => model.peek(null)} />
          ))}
      </div>
      <Pager
        of={noun.many}
        page={state.page}
        perPage={model.perPage}
        total={view.total}
        capped={view.totalIsAtLeast}
        choices={model.perPageChoices}
        onPage={(page) => model.change({ page })}
        onPerPage={model.setPerPage}
        {...(rangeText && { text: rangeText })}
      />
    </div>
  );
}

export type ListPanelProps<R extends Noun = Noun> = Omit<ListFrameProps<R>, 'scope'>;

/** A list with a panel of its own, whose tab says what the list shows. */
export function ListPanel<R extends Noun>(props: ListPanelProps<R>): ReactNode;
export function ListPanel(props: ListPanelProps): ReactNode {
  const { url } = usePanel();
  useListTitle(props.model);
  return <ListFrame {...props} scope={url} />;
}
