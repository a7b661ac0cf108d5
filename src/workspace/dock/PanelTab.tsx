import type { IDockviewPanelHeaderProps } from 'dockview-react';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type MouseEvent } from 'react';
import { store } from '../../api/records/entities.ts';
import { presenceAtom } from '../../api/live/presence.ts';
import { recordIriOf } from '../../commands/selection.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { ChannelBadge } from '../../ui/display/ChannelBadge.tsx';
import { ContextMenu } from '../../ui/overlays/ContextMenu.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { isIconName } from '../../ui/display/iconName.ts';
import { Presence } from '../../ui/display/Presence.tsx';
import { panelFaceAtom, panelName } from './panelFaces.ts';
import { paramsOf } from './panelParams.ts';
import { tabEntries } from './tabEntries.ts';
import { useTabInSight } from './useTabInSight.ts';

/** A name longer than this may be cut off in its tab. */
const longName = 16;

/**
 * The tab of a panel. Its cross is for the mouse only: a button inside a tab is none for screen readers, Entf closes
 * there.
 */
export function PanelTab({ api, containerApi, params }: IDockviewPanelHeaderProps) {
  const own = paramsOf({ params });
  const { url, channel, isPinned } = own;
  const face = useAtomValue(panelFaceAtom(api.id), { store });
  const { isDirty } = face;
  const people = useAtomValue(presenceAtom(recordIriOf(url) ?? ''), { store });
  const [menuAt, setMenuAt] = useState<{ x: number; y: number }>();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const icon = matchPanel(url)?.definition.icon ?? '';
  const other = people[0];
  const name = panelName(face, own);
  const spoken = [channel, name, other?.initials, isPinned && 'festgehalten', isDirty && 'ungespeichert']
    .filter(Boolean)
    .join(' ');

  useEffect(() => api.setTitle(spoken), [api, spoken]);
  useTabInSight(element, api);

  useEffect(() => {
    const tab = element?.closest<HTMLElement>('.dv-tab');
    if (!tab) return;
    const openByKey = (event: KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      const box = tab.getBoundingClientRect();
      setMenuAt({ x: box.left, y: box.bottom });
    };
    tab.addEventListener('keydown', openByKey);
    return () => tab.removeEventListener('keydown', openByKey);
  }, [element]);

  const close = (event: MouseEvent) => {
    event.stopPropagation();
    api.close();
  };
  const panel = containerApi.getPanel(api.id);
  return (
    <div
      ref={setElement}
      onContextMenu={(event) => {
        event.preventDefault();
        setMenuAt({ x: event.clientX, y: event.clientY });
      }}
      onAuxClick={(event) => {
        if (event.button === 1) close(event);
      }}
      className="group/tab flex h-full max-w-[260px] items-center gap-3 pr-3 pl-5"
    >
      <Icon name={isIconName(icon) ? icon : 'file-x'} className="text-3" />
      {channel && <ChannelBadge channel={channel} />}{' '}
      <span {...(name.length > longName && { 'data-tip': name })} className="min-w-0 flex-1 truncate">
        {name}
      </span>{' '}
      {other && <Presence name={[...other.initials].join('. ')} doing="ist auch hier" />}
      {isPinned && <Icon name="pin" size={12} className="text-3" label="festgehalten" />}
      <span
        aria-hidden
        data-tip={isDirty ? 'Ungespeicherte Eingaben; schließen behält sie als Entwurf' : 'Schließen'}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={close}
        className="-ml-[1px] grid size-8 flex-none place-items-center rounded-1 text-3 hover:bg-press hover:text-1"
      >
        {isDirty && <i className="size-[7px] rounded-full bg-dirty group-hover/tab:hidden" />}
        <Icon name="x" size={12} className={isDirty ? 'hidden group-hover/tab:block' : ''} />
      </span>
      {menuAt && panel && (
        <ContextMenu
          label="Tab"
          at={menuAt}
          entries={tabEntries(containerApi, panel)}
          onClose={() => setMenuAt(undefined)}
        />
      )}
    </div>
  );
}
