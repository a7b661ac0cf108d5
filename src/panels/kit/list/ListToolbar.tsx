import { useState, type ReactNode } from 'react';
import { firstScreen } from '../../../api/code/firstScreen.ts';
import type { AnyEntity } from '../../../api/records/entities.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { clockIn, companyZone } from '../../../domain/time/zone.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import type { IconName } from '../../../ui/display/iconName.ts';
import { useToolbarWalk } from './useToolbarWalk.ts';
import { createCaption } from '../../../commands/resource/createCaption.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import { late } from '../late.tsx';
import { identsAsked } from './anyOf.ts';
import { FilterChips } from './FilterChips.tsx';
import { toolCaptions } from './listTools.ts';
import { SearchBox } from './SearchBox.tsx';
import type { ListModel } from './useListModel.ts';

const unready = (icon: IconName, label: string) => <IconButton icon={icon} label={label} disabled />;
const ListMenus = late({
  load: async () => {
    await firstScreen;
    return (await import('./ListMenus.tsx')).ListMenus;
  },
  waiting: (
    <>
      {unready('bookmark', 'Ansichten')}
      {unready('columns-3', toolCaptions.columns)}
      {unready('download', toolCaptions.paper)}
    </>
  ),
});
const FoundIdents = late<{ model: ListModel }>({
  load: async () => (await import('./FoundIdents.tsx')).FoundIdents,
});

export type ListToolbarProps = {
  readonly model: ListModel;
  readonly columns: readonly GridColumn[];
  /** "Neuer Kunde" and what it does; left out where nothing can be made. */
  readonly create?: { readonly label: string; readonly run: () => void } | undefined;
  /** Words above the printed rows that share them, for instance their day. */
  readonly groupOf?: ((entity: AnyEntity) => string) | undefined;
  /** How many rows an edit has taken out of the filter. */
  readonly leftRows?: number;
  /** Views, columns and export. */
  readonly hasMenus?: boolean;
  readonly isExported?: boolean;
  /** Further controls of the screen, left of the usual ones. */
  readonly children?: ReactNode;
};

/**
 * The bar above a list: search, filters, what waits, views, columns, export, refresh and create. The tools float, so
 * that filters without room beside them have the whole width below; in a low panel all share one line that scrolls.
 */
export function ListToolbar({
  model,
  columns,
  create,
  groupOf,
  leftRows = 0,
  hasMenus = true,
  isExported = true,
  children,
}: ListToolbarProps) {
  const { view, noun } = model;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useToolbarWalk(bar);
  return (
    <div
      ref={setBar}
      role="toolbar"
      aria-label={`${noun.many}: Suche und Filter`}
      className="peer @container flow-root min-h-17 flex-none border-b border-line bg-panel px-4 py-1 leading-14 short:flex short:items-center short:overflow-x-auto flat:min-h-14 flat:py-0 flat:[scrollbar-width:none]"
    >
      {model.searchName !== undefined && <SearchBox model={model} />}
      <div className="float-right my-1 flex max-w-full flex-wrap items-center justify-end gap-1 text-12 short:order-2 short:ml-auto short:max-w-none short:flex-none short:flex-nowrap flat:my-0">
        {view.pendingNew > 0 && (
          <Button small look="primary" icon="arrow-up" onClick={view.showNew}>
            {view.pendingNew === 1
              ? `1 ${createCaption(noun).replace(/^N/, 'n')}`
              : `${formatCount(view.pendingNew)} neue ${noun.many}`}
          </Button>
        )}
        {leftRows > 0 && (
          <Button small look="quiet" icon="refresh-cw" onClick={view.refetch}>
            {leftRows === 1 ? '1 bleibt' : `${formatCount(leftRows)} bleiben`} bis zum Aktualisieren
          </Button>
        )}
        {children}
        {hasMenus && <ListMenus model={model} columns={columns} groupOf={groupOf} isExported={isExported} />}
        <IconButton
          icon="refresh-cw"
          label={
            view.fetchedAt > 0
              ? `Aktualisieren, Stand ${clockIn(companyZone, new Date(view.fetchedAt))}`
              : 'Aktualisieren'
          }
          onClick={view.refetch}
          {...(view.isFetching && { className: 'text-3' })}
        />
        {create && (
          <Button look="primary" icon="plus" onClick={create.run} className="ml-2">
            <span className="@max-[640px]:sr-only short:sr-only">{create.label}</span>
          </Button>
        )}
      </div>
      <FilterChips model={model} />
      {identsAsked(model) && <FoundIdents model={model} />}
    </div>
  );
}
