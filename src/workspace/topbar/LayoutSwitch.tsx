import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menuEntry.ts';
import { layoutUndoAtom } from '../layouts/layoutUndo.ts';
import { chooseLayout } from '../layouts/layoutMoves.ts';
import { currentLayoutAtom, layoutsAtom } from '../layouts/layoutSettings.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { commandById } from '../commandNow.ts';

const inBar = 4;
const commandEntry = (id: string, reason?: string): MenuEntry => {
  const { title, icon, hotkey } = commandById(id);
  return {
    id,
    label: title,
    icon: icon as 'save',
    hotkey,
    ...(reason && { reason }),
    run: () => runCommand(commandById(id)),
  };
};

/** The named layouts with their keys; the menu behind them saves, resets and takes back. */
export function LayoutSwitch() {
  const layouts = useAtomValue(layoutsAtom, { store });
  const current = useAtomValue(currentLayoutAtom, { store });
  const canUndo = useAtomValue(layoutUndoAtom, { store }).length > 0;
  const entries = (): readonly MenuEntry[] => [
    { heading: 'Anordnungen' },
    ...layouts.slice(0, 9).map((it, at) => ({
      id: it.name,
      label: it.name,
      hotkey: `alt+${at + 1}`,
      checked: it.name === current,
      isOneOfSeveral: true as const,
      run: () => void chooseLayout(at),
    })),
    'separator',
    commandEntry('layout.save'),
    commandEntry('layout.manage'),
    commandEntry('layout.undo', canUndo ? undefined : 'nichts zurückzunehmen'),
    commandEntry('layout.reset'),
  ];
  return (
    <div role="group" aria-label="Anordnungen" className="flex items-center gap-[1px]">
      {layouts.slice(0, inBar).map((it, at) => {
        const isOn = it.name === current;
        return (
          <button
            key={it.name}
            type="button"
            aria-pressed={isOn}
            aria-keyshortcuts={`Alt+${at + 1}`}
            onClick={() => void chooseLayout(at)}
            className={`h-13 items-center gap-3 rounded-2 px-4 whitespace-nowrap ${isOn ? 'flex bg-press font-medium text-1' : 'flex text-2 hover:bg-press hover:text-1 max-[1400px]:hidden'}`}
          >
            {it.name}
            <span aria-hidden className="text-10 font-text text-3">
              Alt {at + 1}
            </span>
          </button>
        );
      })}
      <Menu
        label="Anordnungen verwalten"
        align="end"
        entries={entries}
        className="grid size-13 flex-none place-items-center rounded-2 text-3 hover:bg-press hover:text-1"
      >
        <Icon name="chevron-down" />
      </Menu>
    </div>
  );
}
