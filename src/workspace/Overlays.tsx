import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { store } from '../api/records/entities.ts';
import { fetchLateCode } from '../api/code/lateCode.ts';
import { whenIdle } from '../api/code/whenIdle.ts';
import { late } from '../panels/kit/late.tsx';
import type { MenuGroup } from '../panels/menu.ts';
import { takeEarlyKeys } from './palette/earlyKeys.ts';
import { noteRecents } from './palette/recents.ts';
import { overlayAtom } from './shellAtoms.ts';

type Closable = { readonly onClose: () => void };
const giveUp = ({ onClose }: Closable) => onClose();
const Palette = late({ load: async () => (await import('./palette/Palette.tsx')).Palette, giveUp });
const CheatSheet = late({ load: async () => (await import('./hotkeys/CheatSheet.tsx')).CheatSheet, giveUp });
const ManageLayouts = late({ load: async () => (await import('./layouts/ManageLayouts.tsx')).ManageLayouts, giveUp });
const SaveLayout = late({ load: async () => (await import('./layouts/SaveLayout.tsx')).SaveLayout, giveUp });

/** The window's own overlays, one at a time. */
export function Overlays({ menu }: { menu: readonly MenuGroup[] }) {
  const open = useAtomValue(overlayAtom, { store });
  const close = () => store.set(overlayAtom, null);
  useEffect(() => {
    whenIdle(async () => (await import('./oldDrafts.ts')).forgetOldDrafts());
    const stops = [noteRecents(), fetchLateCode()];
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    if (open !== 'palette') takeEarlyKeys();
  }, [open]);
  return (
    <>
      {open === 'palette' && <Palette menu={menu} onClose={close} />}
      {open === 'cheatSheet' && <CheatSheet onClose={close} />}
      {open === 'saveLayout' && <SaveLayout onClose={close} />}
      {open === 'layouts' && <ManageLayouts onClose={close} />}
    </>
  );
}
