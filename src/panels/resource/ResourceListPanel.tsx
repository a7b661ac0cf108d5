import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { readAnyEntity, store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { createCaption } from '../../commands/resource/createCaption.ts';
import { urlOf } from '../../commands/selection.ts';
import { tools, type Where } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import type { Resource } from '../../domain/define/resource.ts';
import { offers } from '../../domain/define/noun.ts';
import type { PanelProps } from '../definePanel.ts';
import { columnsOf } from '../kit/grid/columnsOf.ts';
import { ListPanel, type ListPanelProps } from '../kit/list/ListPanel.tsx';
import { SortedListPanel } from '../kit/list/SortedListPanel.tsx';
import { isSameFilter } from '../kit/list/listUrl.ts';
import { useListModel, type ListHome } from '../kit/list/useListModel.ts';
import type { ScreenExtension } from '../kit/screen/extendResource.ts';
import { useSelectionSums } from '../kit/list/useSelectionSums.ts';
import { screenOf } from '../kit/screen/screens.ts';
import { usePanel } from '../panelContext.ts';
import { resourceOfUrl } from './resourceOfUrl.ts';

/** The one list that serves every resource without a screen of its own. */
export default function ResourceListPanel({ url }: PanelProps) {
  const resource = resourceOfUrl(url);
  return <ResourceList key={resource.path} resource={resource} />;
}

/** The list of a resource by its definition and its screen, in a panel of its own or inside another one. */
export function ResourceList({ resource, home }: { readonly resource: Resource; readonly home?: ListHome }) {
  const { url } = usePanel();
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const screen = screenOf(resource.path);
  const columns = useMemo(
    () => columnsOf(resource, resource.list.columns, roles ?? []).map((it) => ({ ...it, ...screen?.cells?.[it.id] })),
    [resource, roles, screen],
  );
  const properties = useMemo(
    () =>
      [...new Set([...resource.list.columns, ...resource.pick, ...(screen?.cellsRead ?? [])])].filter(
        (it) => it !== 'version',
      ),
    [resource, screen],
  );
  const searchName = screen?.filters?.search;
  const model = useListModel({
    resource,
    properties,
    ...(home && { home }),
    ...(searchName !== undefined && { searchName }),
  });
  useSelectionSums(home?.scope ?? url, model.selection, screen?.sumsOf);
  const isMakable = offers(resource, 'create') && mayWrite(roles ?? [], resource.area);
  const Bar = screen?.bar;
  const Toolbar = screen?.toolbar;
  const props: ListPanelProps = {
    model,
    columns,
    nothingYet: screen?.emptyText,
    firstStep: screen?.firstStep,
    ...(screen?.usualEmptyText &&
      isSameFilter(model.state.filter, model.defaults.filter) && { emptyText: screen.usualEmptyText }),
    ...(Toolbar && { toolbar: <Toolbar /> }),
    ...(Bar && { bar: <Bar /> }),
    ...(screen?.rowActions && { actions: screen.rowActions }),
    ...(screen?.rowClass && { rowClass: screen.rowClass }),
    ...(screen?.peek && { peek: screen.peek }),
    ...(isMakable && {
      create: { label: createCaption(resource.title), run: () => tools().open(`/${resource.path}/create`) },
    }),
    ...(screen?.rowsOpenIn && {
      onOpen: (iri: string, where?: Where) => tools().open(urlOf(iri), where ?? screen.rowsOpenIn),
    }),
    ...(screen?.onOpen && { onOpen: openBy(screen.onOpen) }),
    ...(!offers(resource, 'read') && { onOpen: () => undefined }),
  };
  const { sorted } = resource;
  return sorted && sorted.within === undefined ? (
    <SortedListPanel sortBy={sorted.by} {...props} />
  ) : (
    <ListPanel {...props} />
  );
}

/** Opens a row of the list the way its screen says. */
function openBy(onOpen: NonNullable<ScreenExtension['onOpen']>): NonNullable<ListPanelProps['onOpen']> {
  return (iri, where) => {
    const entity = readAnyEntity(iri);
    if (entity) onOpen(entity, where);
  };
}
