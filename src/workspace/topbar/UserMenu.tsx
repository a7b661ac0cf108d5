import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { roles as roleNames } from '../../domain/choices/roles.ts';
import { storedRole } from '../../domain/access/roles.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menuEntry.ts';
import { Presence } from '../../ui/display/Presence.tsx';
import { runCommand } from '../../commands/runCommand.ts';
import { commandById, stateNow, titleNow } from '../commandNow.ts';

function entryOf(id: string): MenuEntry {
  const command = commandById(id);
  const state = stateNow(command);
  return {
    id,
    label: titleNow(command),
    icon: command.icon as 'settings',
    hotkey: command.hotkey,
    ...(state.state === 'disabled' && { reason: state.reason }),
    run: () => runCommand(command),
  };
}

/** The person: who is signed in and as what, settings, keys, sign out. */
export function UserMenu() {
  const session = useAtomValue(sessionAtom, { store });
  if (!session) return null;
  const roles = session.roles.map((role) => labelOf(roleNames, storedRole(role))).join(', ');
  const entries = (): readonly MenuEntry[] => [
    { heading: `${session.username}${roles === '' ? '' : ` · ${roles}`}` },
    entryOf('configuration.open'),
    entryOf('cheatSheet.open'),
    entryOf('window.open'),
    entryOf('window.restore'),
    'separator',
    entryOf('theme.toggle'),
    entryOf('theme.system'),
    'separator',
    entryOf('session.leave'),
  ];
  return (
    <Menu
      label={`${session.initials} ${session.name}, Benutzermenü`}
      align="end"
      entries={entries}
      className="flex h-13 flex-none items-center gap-[7px] rounded-2 pr-2 pl-4 hover:bg-press"
    >
      <span aria-hidden className="contents">
        <Presence name={[...session.initials].join('. ')} large />
      </span>{' '}
      <span className="max-w-[160px] truncate max-[1400px]:hidden">{session.name}</span>
      <Icon name="chevron-down" className="text-2" />
    </Menu>
  );
}
