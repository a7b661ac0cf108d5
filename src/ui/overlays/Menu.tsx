import { useCallback, useState, type ReactNode } from 'react';
import { Floating } from './Floating.tsx';
import { Icon } from '../display/Icon.tsx';
import type { IconName } from '../display/iconName.ts';
import type { MenuEntry } from './menuEntry.ts';
import { MenuList } from './MenuList.tsx';

export interface MenuProps {
  /** Accessible name of button and menu. */
  label: string;
  /** Read when the menu opens, so that checks run late. */
  entries: () => readonly MenuEntry[];
  icon?: IconName | undefined;
  /** Content of the button in place of the icon. */
  children?: ReactNode | undefined;
  align?: 'start' | 'end' | undefined;
  small?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A button that opens a menu below itself. */
export function Menu({
  label,
  entries,
  icon = 'ellipsis',
  children,
  align = 'start',
  small = false,
  disabled,
  className,
}: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const leave = useCallback(() => setOpen(false), []);
  const look =
    className ??
    `grid flex-none place-items-center rounded-2 text-2 hover:bg-press hover:text-1 ${small ? 'size-12' : 'size-13'} ${open ? 'bg-press' : ''}`;
  return (
    <>
      <button
        ref={setButton}
        type="button"
        disabled={disabled}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        data-tip={children || open ? undefined : label}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        className={look}
      >
        {children ?? <Icon name={icon} />}
      </button>
      {open && button && (
        <Floating anchor={button} align={align} onLeave={leave}>
          <MenuList
            label={label}
            entries={entries()}
            onClose={() => {
              setOpen(false);
              button.focus();
            }}
          />
        </Floating>
      )}
    </>
  );
}
