import type { AnyEntity } from '../../../api/records/entities.ts';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import { rememberColumns, useRememberedColumns } from '../grid/columnMemory.ts';
import { arranged, isPinned } from '../grid/columnOrder.ts';
import { chooseDensity, densities, useDensity } from '../grid/density.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import { exportMenu } from './exportMenu.ts';
import { toolCaptions } from './listTools.ts';
import type { ListModel } from './useListModel.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

type Props = {
  readonly model: ListModel;
  readonly columns: readonly GridColumn[];
  readonly groupOf: ((entity: AnyEntity) => string) | undefined;
  readonly isExported: boolean;
};

/** The menus above a list: views, columns, and what is taken along. They come after the first rows. */
export function ListMenus({ model, columns, groupOf, isExported }: Props) {
  const { list } = model;
  const remembered = useRememberedColumns(list);
  const density = useDensity();
  const shown = arranged(columns, remembered);
  const widths = new Map(remembered?.map((it) => [it.id, it.width]));
  const settingOf = ({ id, hidden = false, pinned = false }: GridColumn, toggled: 'hidden' | 'pinned' | null) => {
    const width = widths.get(id);
    return {
      id,
      hidden: hidden !== (toggled === 'hidden'),
      ...(pinned !== (toggled === 'pinned') && { pinned: true }),
      ...(width !== undefined && { width }),
    };
  };
  const toggle = (id: string, what: 'hidden' | 'pinned') =>
    rememberColumns(
      list,
      shown.map((it) => settingOf(it, it.id === id ? what : null)),
    );

  const columnEntries = (): MenuEntry[] => [
    ...shown
      .filter((it) => !it.fixed)
      .map((column) => ({
        id: column.id,
        label: column.heading,
        checked: !column.hidden,
        run: () => toggle(column.id, 'hidden'),
      })),
    'separator',
    { heading: 'Links anheften' },
    ...shown
      .filter((it) => !it.hidden && (it.pinned || !isPinned(it)))
      .map((column): MenuEntry => ({
        id: `pin-${column.id}`,
        label: column.heading,
        checked: column.pinned ?? false,
        run: () => toggle(column.id, 'pinned'),
      })),
    'separator',
    { heading: 'Zeilenabstand' },
    ...densities.map((it): MenuEntry => ({
      id: `density-${it.key}`,
      label: it.label,
      checked: it.key === density.key,
      isOneOfSeveral: true,
      run: () => chooseDensity(it.key),
    })),
    'separator',
    {
      id: 'reset',
      label: 'Spalten zurücksetzen',
      icon: 'rotate-ccw',
      run: () => rememberColumns(list, undefined),
      ...(!remembered && { reason: 'unverändert' }),
    },
  ];
  const exportEntries = (): MenuEntry[] => exportMenu(model, { columns: shown, groupOf });

  return (
    <>
      <ViewsMenu model={model} />
      <Menu label={toolCaptions.columns} icon="columns-3" entries={columnEntries} align="end" />
      {isExported && <Menu label={toolCaptions.paper} icon="download" entries={exportEntries} align="end" />}
    </>
  );
}
