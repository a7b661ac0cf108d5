import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Entity } from '../../../api/entities.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { clockIn, companyZone } from '../../../domain/time/zone.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { MenuEntry } from '../../../ui/menuEntry.ts';
import { useToolbarWalk } from '../../../ui/useToolbarWalk.ts';
import { rememberColumns, useRememberedColumns } from '../grid/columnMemory.ts';
import { chooseDensity, densities, useDensity } from '../grid/density.ts';
import { createCaption } from '../../../commands/createCaption.ts';
import { arranged, isPinned } from '../grid/columnOrder.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import { late } from '../late.tsx';
import { identsAsked } from './anyOf.ts';
import { exportMenu } from './exportMenu.ts';
import { FilterChips } from './FilterChips.tsx';
import { toolCaptions } from './listTools.ts';
import { SearchBox } from './SearchBox.tsx';
import type { ListModel } from './useListModel.ts';

const ViewsMenu = late({
  load: async () => (await import('./ViewsMenu.tsx')).ViewsMenu,
  giveUp: () => undefined,
  waiting: <button type="button" disabled aria-label="Ansichten" className="inline-flex h-13 flex-none items-center gap-2 px-3 text-3"><Icon name="bookmark" /><Icon name="chevron-down" size={12} /></button>,
});
const FoundIdents = lazy(async () => ({ default: (await import('./FoundIdents.tsx')).FoundIdents }));

export type ListToolbarProps = {
  readonly model: ListModel;
  readonly columns: readonly GridColumn[];
  /** "Neuer Kunde" and what it does; left out where nothing can be made. */
  readonly create?: { readonly label: string; readonly run: () => void } | undefined;
  /** Words above the printed rows that share them, for instance their day. */
  readonly groupOf?: ((entity: Entity) => string) | undefined;
  /** Further controls of the screen, left of the usual ones. */
  readonly children?: ReactNode;
};

/** The bar above a list: search, filters, what waits, views, columns, export, refresh and create. The tools float, so that filters without room beside them have the whole width below. */
export function ListToolbar({ model, columns, create, groupOf, children }: ListToolbarProps) {
  const { view, noun, list } = model;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useToolbarWalk(bar);
  const remembered = useRememberedColumns(list);
  const density = useDensity();
  const shown = arranged(columns, remembered);
  const widths = new Map(remembered?.map((it) => [it.id, it.width]));
  const remember = ({ id, hidden = false, pinned = false }: GridColumn, toggled: 'hidden' | 'pinned' | null) => {
    const width = widths.get(id);
    return { id, hidden: hidden !== (toggled === 'hidden'), ...(pinned !== (toggled === 'pinned') && { pinned: true }), ...(width !== undefined && { width }) };
  };
  const toggle = (id: string, what: 'hidden' | 'pinned') => rememberColumns(list, shown.map((it) => remember(it, it.id === id ? what : null)));

  const columnEntries = (): MenuEntry[] => [
    ...shown.filter((it) => !it.fixed).map((column) => ({ id: column.id, label: column.heading, checked: !column.hidden, run: () => toggle(column.id, 'hidden') })),
    'separator',
    { heading: 'Links anheften' },
    ...shown.filter((it) => !it.hidden && (it.pinned || !isPinned(it))).map((column): MenuEntry => ({ id: `pin-${column.id}`, label: column.heading, checked: column.pinned ?? false, run: () => toggle(column.id, 'pinned') })),
    'separator',
    { heading: 'Zeilenabstand' },
    ...densities.map((it): MenuEntry => ({ id: `density-${it.key}`, label: it.label, checked: it.key === density.key, run: () => chooseDensity(it.key) })),
    'separator',
    { id: 'reset', label: 'Spalten zurücksetzen', icon: 'rotate-ccw', run: () => rememberColumns(list, undefined), ...(!remembered && { reason: 'unverändert' }) },
  ];
  const exportEntries = (): MenuEntry[] => exportMenu(model, { columns: shown, groupOf });

  return (
    <div ref={setBar} role="toolbar" aria-label={`${noun.many}: Suche und Filter`} className="peer @container flow-root min-h-17 flex-none border-b border-line bg-panel px-4 py-1 leading-14">
      {model.searchName !== undefined && <SearchBox model={model} />}
      <div className="float-right my-1 flex max-w-full flex-wrap items-center justify-end gap-1 text-12">
        {view.pendingNew > 0 && (
          <Button small look="primary" icon="arrow-up" onClick={view.showNew}>
            {view.pendingNew === 1 ? `1 ${createCaption(noun).replace(/^N/, 'n')}` : `${formatCount(view.pendingNew)} neue ${noun.many}`}
          </Button>
        )}
        {children}
        <ViewsMenu model={model} />
        <Menu label={toolCaptions.columns} icon="columns-3" entries={columnEntries} align="end" />
        <Menu label={toolCaptions.paper} icon="download" entries={exportEntries} align="end" />
        <IconButton icon="refresh-cw" label={view.fetchedAt > 0 ? `Aktualisieren, Stand ${clockIn(companyZone, new Date(view.fetchedAt))}` : 'Aktualisieren'} onClick={view.refetch} {...(view.isFetching && { className: 'text-3' })} />
        {create && <Button look="primary" icon="plus" onClick={create.run} className="ml-2"><span className="@max-[640px]:sr-only">{create.label}</span></Button>}
      </div>
      <FilterChips model={model} />
      {identsAsked(model) && <Suspense fallback={null}><FoundIdents model={model} /></Suspense>}
    </div>
  );
}
