import type { IDockviewPanelProps } from 'dockview-react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { store } from '../../api/records/entities.ts';
import { PanelHostContext, PanelSightContext, type PanelHost as Host } from '../../panels/panelContext.ts';
import { PanelContent } from './PanelContent.tsx';
import { panelFaceAtom } from './panelFaces.ts';
import { releaseWidthsAfter } from './heldWidths.ts';
import { giveKeyboardToFront, knowPanel, notePlace } from './panelKeyboard.ts';
import { setPanelUrl } from './panelLinks.ts';
import { paramsOf, urlOf } from './panelParams.ts';
import { pathnameOf } from '../../panels/panelAddress.ts';
import { useNavigateHere } from './navigation.ts';

const stopOf = (listener: { dispose: () => void }) => () => listener.dispose();

/** The one component of the dock: shows the screen of its address, from the first time it is seen. */
export function PanelHost({ api, containerApi, params }: IDockviewPanelProps) {
  const { url } = paramsOf({ params });
  const isVisible = useSyncExternalStore(
    useCallback((told) => stopOf(api.onDidVisibilityChange(told)), [api]),
    () => api.isVisible,
  );
  const [wasSeen, setSeen] = useState(isVisible);
  if (isVisible && !wasSeen) setSeen(true);
  const navigateHere = useNavigateHere();

  const host = useMemo<Host>(() => {
    const face = panelFaceAtom(api.id);
    return {
      url,
      width: () => api.width,
      setTitle: (title) => {
        if (title === null) containerApi.getPanel(api.id)?.api.updateParameters({ title: undefined });
        store.set(face, (it) => (it.title === title ? it : { ...it, title }));
      },
      setDirty: (isDirty) => store.set(face, (it) => (it.isDirty === isDirty ? it : { ...it, isDirty })),
      replaceUrl: (next) => {
        const panel = containerApi.getPanel(api.id);
        if (!panel || next === url) return;
        setPanelUrl(panel, next, { keepTrail: false });
        if (containerApi.activePanel?.id === api.id) navigateHere(next);
      },
      isOpen: (other) => containerApi.panels.some((it) => urlOf(it) === other),
      close: () => api.close(),
    };
  }, [api, containerApi, url, navigateHere]);

  const know = useCallback(
    (element: HTMLElement | null) => {
      knowPanel(api.id, element);
      if (element) releaseWidthsAfter(element);
    },
    [api],
  );
  /** What had the keyboard goes with the screen of the address before, as with a record that was just made. */
  const path = pathnameOf(url);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (api.isActive && document.activeElement === document.body) giveKeyboardToFront(api.id);
  }, [api, path]);

  if (!wasSeen) return null;
  return (
    <PanelHostContext value={host}>
      <PanelSightContext value={isVisible}>
        <div
          ref={know}
          tabIndex={-1}
          onFocus={({ target }) => notePlace(api.id, target)}
          className="flex h-full min-h-0 flex-col overflow-hidden bg-panel focus-visible:-outline-offset-2"
          data-panel-url={url}
        >
          <PanelContent url={url} onClose={host.close} />
        </div>
      </PanelSightContext>
    </PanelHostContext>
  );
}
