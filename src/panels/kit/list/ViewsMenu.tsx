import { useState } from 'react';
import { tools } from '../../../commands/tools.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { MenuEntry } from '../../../ui/menuEntry.ts';
import { late } from '../late.tsx';
import { useToday } from '../useToday.ts';
import { isSameFilter } from './listUrl.ts';
import { beginWith, dropView, renameView, saveView, useSavedViews, type SavedView } from './savedViews.ts';
import type { ListModel } from './useListModel.ts';

const NameView = late({ load: async () => (await import('./NameView.tsx')).NameView, giveUp: ({ onClose }) => onClose() });

/** The saved views of a list; a dot says that filters or order differ from the view they started from. */
export function ViewsMenu({ model }: { model: ListModel }) {
  const { list, state, usual, change } = model;
  const today = useToday();
  const views = useSavedViews(list, today);
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const current = views.find((it) => (state.view === null ? it.isFirst && isSameFilter(it.filter, state.filter) && it.order === state.order : it.name === state.view));
  const isChanged = current !== undefined && !(isSameFilter(current.filter, state.filter) && current.order === state.order);
  const save = (name: string) => {
    saveView({ name, filter: state.filter, order: state.order }, { list, today });
    change({ view: name });
    setNaming(null);
  };
  const rename = (from: string, to: string) => {
    renameView(list, { from, to });
    change({ view: to });
    setNaming(null);
  };
  const drop = (view: SavedView) => {
    dropView(list, view.name);
    change({ view: null });
    tools().notify.success(`Ansicht „${view.name}“ gelöscht`, { undo: async () => saveView(view, { list, today }) });
  };

  const entries = (): MenuEntry[] => [
    { id: 'usual', label: 'Standardansicht', checked: current === undefined && isSameFilter(usual.filter, state.filter) && usual.order === state.order, run: () => change({ ...usual, view: null }) },
    ...views.map((view) => ({ id: `view-${view.name}`, label: view.name, checked: view.name === current?.name, ...(view.isFirst && { icon: 'star' as const }), run: () => change({ filter: view.filter, order: view.order, view: view.name }) })),
    'separator',
    ...(current ? [{ id: 'update', label: `„${current.name}“ aktualisieren`, icon: 'save' as const, run: () => save(current.name), ...(!isChanged && { reason: 'unverändert' }) }] : []),
    { id: 'save', label: 'Als Ansicht speichern …', icon: 'bookmark', run: () => setNaming('new') },
    ...(current ? [{ id: 'rename', label: `„${current.name}“ umbenennen …`, icon: 'pencil' as const, run: () => setNaming('rename') }] : []),
    ...(current ? [{ id: 'first', label: current.isFirst ? 'Liste beginnt mit der Standardansicht' : `Liste beginnt mit „${current.name}“`, icon: 'star' as const, run: () => beginWith(list, current.isFirst ? null : current.name) }] : []),
    ...(current ? [{ id: 'drop', label: `„${current.name}“ löschen`, icon: 'trash' as const, danger: true, run: () => drop(current) }] : []),
  ];

  return (
    <>
      <Menu label={current ? `Ansicht ${current.name}${isChanged ? ', geändert' : ''}` : 'Ansichten'} entries={entries} align="end" className="inline-flex h-13 flex-none items-center gap-2 rounded-2 px-3 text-12 text-1 hover:bg-press">
        <Icon name="bookmark" className="text-2" />
        {current && <span className="font-medium">{current.name}</span>}
        {isChanged && <i aria-hidden className="size-3 rounded-full bg-dirty" />}
        <Icon name="chevron-down" size={12} className="text-3" />
      </Menu>
      {naming === 'new' && <NameView taken={views.map((it) => it.name)} onSave={save} onClose={() => setNaming(null)} />}
      {naming === 'rename' && current && <NameView taken={views.map((it) => it.name).filter((it) => it !== current.name)} present={current.name} onSave={(to) => rename(current.name, to)} onClose={() => setNaming(null)} />}
    </>
  );
}
