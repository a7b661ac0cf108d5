import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { store } from '../api/entities.ts';
import type { MenuGroup } from '../panels/menu.ts';
import { followRecents } from './palette/recents.ts';
import { overlayAtom } from './shellAtoms.ts';

const loadPalette = () => import('./palette/Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const CheatSheet = lazy(async () => ({ default: (await import('./hotkeys/CheatSheet.tsx')).CheatSheet }));
const ManageLayouts = lazy(async () => ({ default: (await import('./layouts/ManageLayouts.tsx')).ManageLayouts }));
const SaveLayout = lazy(async () => ({ default: (await import('./layouts/SaveLayout.tsx')).SaveLayout }));

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
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <Palette menu={menu} onClose={close} />}
      {open === 'cheatSheet' && <CheatSheet onClose={close} />}
      {open === 'saveLayout' && <SaveLayout onClose={close} />}
      {open === 'layouts' && <ManageLayouts onClose={close} />}
    </Suspense>
  );
}
