import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { store } from '../api/entities.ts';
import type { MenuGroup } from '../panels/menu.ts';
import { CheatSheet } from './hotkeys/CheatSheet.tsx';
import { ManageLayouts } from './layouts/ManageLayouts.tsx';
import { SaveLayout } from './layouts/SaveLayout.tsx';
import { followRecents } from './palette/recents.ts';
import { overlayAtom } from './shellAtoms.ts';

const loadPalette = () => import('./palette/Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** The window's own overlays, one at a time. */
export function Overlays({ menu }: { menu: readonly MenuGroup[] }) {
  const open = useAtomValue(overlayAtom, { store });
  const close = () => store.set(overlayAtom, null);
  useEffect(() => {
    const timer = window.setTimeout(() => void loadPalette(), 2_000);
    const stop = followRecents();
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, []);
  if (open === 'palette') return <Suspense fallback={null}><Palette menu={menu} onClose={close} /></Suspense>;
  if (open === 'cheatSheet') return <CheatSheet onClose={close} />;
  if (open === 'saveLayout') return <SaveLayout onClose={close} />;
  return open === 'layouts' ? <ManageLayouts onClose={close} /> : null;
}
