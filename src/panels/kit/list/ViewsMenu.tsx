import { useState } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { tools } from '../../../commands/tools.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import { late } from '../late.tsx';
import { useToday } from '../useToday.ts';
import { beginWith, dropView, renameView, saveView } from './keepViews.ts';
import { isSameFilter, isShared } from './listUrl.ts';
import { useSavedViews, type SavedView } from './savedViews.ts';
import {
  changeSharing,
  renewShared,
  shareView,
  useSharedViews,
  withdraw,
  type SharedView,
  type Sharing,
} from './sharedViews.ts';
import type { ListModel } from './useListModel.ts';

const NameView = late({
  load: async () => (await import('./NameView.tsx')).NameView,
  giveUp: ({ onClose }) => onClose(),
});
const ShareView = late({
  load: async () => (await import('./ShareView.tsx')).ShareView,
  giveUp: ({ onClose }) => onClose(),
});

/**
 * The views of a list, one's own and those that colleagues share; a dot says that filters or order differ from the view
 * they started from.
 */
export function ViewsMenu({ model }: { model: ListModel }) {
  const { list, resource, state, usual, change } = model;
  const today = useToday();
  const views = useSavedViews(list, today);
  const shared = useSharedViews({ list, resource, today });
  const [naming, setNaming] = useState<'new' | 'rename' | 'share' | 'sharing' | null>(null);
  const isShown = (it: SavedView) => isSameFilter(it.filter, state.filter) && it.order === state.order;
  const own = views.find((it) => (state.view === null ? it.isFirst && isShown(it) : it.name === state.view));
  const common = isShared(state.view) ? shared.find((it) => it.iri === state.view) : undefined;
  const current = own ?? common;
  const isChanged = current !== undefined && !isShown(current);
  const close = () => setNaming(null);
  const save = (name: string) => {
    saveView({ name, filter: state.filter, order: state.order }, { list, today });
    change({ view: name });
    close();
  };
  const rename = (from: string, to: string) => {
    renameView(list, { from, to });
    change({ view: to });
    close();
  };
  const drop = (view: SavedView) => {
    dropView(list, view.name);
    change({ view: null });
    tools().notify.success(`Ansicht „${view.name}“ gelöscht`, { undo: async () => saveView(view, { list, today }) });
  };
  /** What is shared stands on the server; one's own copy stays only where the list begins with it. */
  const share = async (sharing: Sharing) => {
    const iri = await shareView(sharing, { list, resource, today, state });
    if (own && !own.isFirst) dropView(list, own.name);
    change({ view: iri });
    tools().notify.success(`Ansicht „${sharing.name}“ geteilt`);
  };
  const withdrawShared = async (view: SharedView) => {
    const shareAgain = await withdraw(view);
    change({ view: null });
    tools().notify.success(`Ansicht „${view.name}“ zurückgezogen`, { undo: shareAgain });
  };
  const tried = (work: Promise<void>) =>
    void work.catch((error: unknown) =>
      tools().notify.error('Die geteilte Ansicht wurde nicht geändert', { detail: messageOf(error) }),
    );
  const taken = views.map((it) => it.name);

  const ofOwn = (view: SavedView): MenuEntry[] => [
    { id: 'rename', label: `„${view.name}“ umbenennen …`, icon: 'pencil', run: () => setNaming('rename') },
    {
      id: 'first',
      label: view.isFirst ? 'Liste beginnt mit der Standardansicht' : `Liste beginnt mit „${view.name}“`,
      icon: 'star',
      run: () => beginWith(list, view.isFirst ? null : view.name),
    },
    { id: 'drop', label: `„${view.name}“ löschen`, icon: 'trash', danger: true, run: () => drop(view) },
  ];
  const ofShared = (view: SharedView): MenuEntry[] => [
    {
      id: 'take',
      label: `„${view.name}“ als eigene übernehmen`,
      icon: 'copy',
      run: () => (taken.includes(view.name) ? setNaming('new') : save(view.name)),
    },
    ...(view.mayChange
      ? [
          {
            id: 'sharing',
            label: `„${view.name}“ umbenennen oder anders teilen …`,
            icon: 'pencil' as const,
            run: () => setNaming('sharing'),
          },
          {
            id: 'withdraw',
            label: `„${view.name}“ zurückziehen`,
            icon: 'trash' as const,
            danger: true,
            run: () => tried(withdrawShared(view)),
          },
        ]
      : []),
  ];
  const entries = (): MenuEntry[] => [
    {
      id: 'usual',
      label: 'Standardansicht',
      checked: current === undefined && isShown({ name: '', ...usual }),
      isOneOfSeveral: true,
      run: () => change({ ...usual, view: null }),
    },
    ...views.map((view) => ({
      id: `view-${view.name}`,
      label: view.name,
      checked: view === own,
      isOneOfSeveral: true as const,
      ...(view.isFirst && { icon: 'star' as const }),
      run: () => change({ filter: view.filter, order: view.order, view: view.name }),
    })),
    ...(shared.length > 0 ? [{ heading: 'Geteilte Ansichten' }] : []),
    ...shared.map((view) => ({
      id: view.iri,
      label: `${view.name} (${view.maker})`,
      checked: view === common,
      isOneOfSeveral: true as const,
      run: () => change({ filter: view.filter, order: view.order, view: view.iri }),
    })),
    'separator',
    ...(own
      ? [
          {
            id: 'update',
            label: `„${own.name}“ aktualisieren`,
            icon: 'save' as const,
            run: () => save(own.name),
            ...(!isChanged && { reason: 'unverändert' }),
          },
        ]
      : []),
    ...(common?.mayChange
      ? [
          {
            id: 'renew',
            label: `„${common.name}“ für alle aktualisieren`,
            icon: 'save' as const,
            run: () => tried(renewShared(common, state, today)),
            ...(!isChanged && { reason: 'unverändert' }),
          },
        ]
      : []),
    { id: 'save', label: 'Als Ansicht speichern …', icon: 'bookmark', run: () => setNaming('new') },
    { id: 'share', label: 'Ansicht teilen …', icon: 'users-round', run: () => setNaming('share') },
    ...(own ? ofOwn(own) : []),
    ...(common ? ofShared(common) : []),
  ];

  return (
    <>
      <Menu
        label={current ? `Ansicht ${current.name}${isChanged ? ', geändert' : ''}` : 'Ansichten'}
        entries={entries}
        align="end"
        className="inline-flex h-13 flex-none items-center gap-2 rounded-2 px-3 text-12 text-1 hover:bg-press"
      >
        <Icon name="bookmark" className="text-2" />
        {current && <span className="font-medium">{current.name}</span>}
        {isChanged && <i aria-hidden className="size-3 rounded-full bg-dirty" />}
        <Icon name="chevron-down" size={12} className="text-3" />
      </Menu>
      {naming === 'new' && <NameView taken={taken} onSave={save} onClose={close} />}
      {naming === 'rename' && own && (
        <NameView
          taken={taken.filter((it) => it !== own.name)}
          present={own.name}
          onSave={(to) => rename(own.name, to)}
          onClose={close}
        />
      )}
      {naming === 'share' && (
        <ShareView
          isNew
          resource={resource}
          present={{ name: current?.name ?? '', roles: [] }}
          onShare={share}
          onClose={close}
        />
      )}
      {naming === 'sharing' && common && (
        <ShareView
          isNew={false}
          resource={resource}
          present={common}
          onShare={(sharing) => changeSharing(common, sharing)}
          onClose={close}
        />
      )}
    </>
  );
}
