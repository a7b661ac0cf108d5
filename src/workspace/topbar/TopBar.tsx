import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { Logo } from '../../ui/display/Logo.tsx';
import { Wordmark } from '../../ui/display/Wordmark.tsx';
import { isMenuNarrowAtom } from '../menu/menuWidth.ts';
import { themeAtom, toggleTheme } from '../theme.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { Notifications } from './Notifications.tsx';
import { SearchBox } from './SearchBox.tsx';
import { UnlockCodes } from './UnlockCodes.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The head of the console: name, contract search, layouts, unlock codes, look, notifications, person. */
export function TopBar() {
  const isNarrow = useAtomValue(isMenuNarrowAtom, { store });
  const theme = useAtomValue(themeAtom, { store });
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? [];
  return (
    <header className="col-span-2 flex items-center gap-4 pr-5 pl-7">
      <h1 className="sr-only">Leitstand</h1>
      <a
        href="/"
        aria-label="Leitstand"
        className={`flex-none text-1 hover:no-underline ${isNarrow ? 'mr-6' : 'w-[186px]'}`}
      >
        {isNarrow ? <Logo size={20} /> : <Wordmark />}
      </a>
      {mayRead(roles, 'contracts') && <SearchBox />}
      <span className="flex-1" />
      <LayoutSwitch />
      <span className="w-1" />
      <UnlockCodes />
      <IconButton
        icon="sun-moon"
        label={theme === 'dark' ? 'Helle Darstellung' : 'Dunkle Darstellung'}
        onClick={() => toggleTheme(true)}
      />
      <Notifications />
      <UserMenu />
    </header>
  );
}
