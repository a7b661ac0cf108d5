import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../display/Icon.tsx';
import { Kbd } from '../display/Kbd.tsx';
import { hotkeyAria } from '../display/hotkeyText.ts';
import { lettered } from '../inputs/listWalk.ts';
import { isAction, type MenuAction, type MenuEntry } from './menuEntry.ts';

export interface MenuListProps {
  label: string;
  entries: readonly MenuEntry[];
  onClose: (how: 'chosen' | 'escaped' | 'tabbed') => void;
}

const items = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

function focusBy(menu: HTMLElement, pick: (at: number, count: number) => number) {
  const all = items(menu);
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(pick(at, all.length) + all.length) % all.length]?.focus();
}

/** The open menu itself: arrows, Home, End and first letters walk, impossible lines can be reached and say why. */
export function MenuList({ label, entries, onClose }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });

  useEffect(() => {
    if (menu.current) focusBy(menu.current, () => 0);
  }, []);

  /** A blank goes on with what is being typed, "in auf"; by itself it chooses the line, as on every button. */
  const findTyped = (event: KeyboardEvent, list: HTMLElement) => {
    const before = event.timeStamp - typed.current.at > 700 ? '' : typed.current.text;
    typed.current = {
      text: before === '' && event.key === ' ' ? '' : before + event.key.toLowerCase(),
      at: event.timeStamp,
    };
    if (typed.current.text === '') return;
    if (event.key === ' ') event.preventDefault();
    const all = items(list);
    const lines = all.map((item) => ({ text: item.textContent ?? '' }));
    const at = all.findIndex((item) => item === document.activeElement);
    all[lettered(lines, { at, letters: typed.current.text })]?.focus();
  };

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const list = event.currentTarget;
    const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
      ArrowDown: (at) => at + 1,
      ArrowUp: (at) => at - 1,
      Home: () => 0,
      End: (_, count) => count - 1,
    };
    const move = moves[event.key];
    event.stopPropagation();
    if (move) {
      event.preventDefault();
      return focusBy(list, move);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose('escaped');
    }
    if (event.key === 'Tab') return onClose('tabbed');
    if (event.key.length === 1 && !event.ctrlKey && !event.altKey) findTyped(event, list);
  };

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={walk}
      onKeyUp={(event) => {
        if (event.key === ' ' && typed.current.text.endsWith(' ')) event.preventDefault();
      }}
      className="fade-in max-h-[70vh] min-w-90 overflow-y-auto rounded-3 bg-raised p-2 text-12 whitespace-nowrap text-1 shadow-menu outline-none"
    >
      {keyed(entries).map(([key, entry]) => {
        if (entry === 'separator') return <hr key={key} className="-mx-2 my-2 border-line-subtle" />;
        if (!isAction(entry))
          return (
            <div key={key} role="presentation" className="px-4 pt-3 pb-1 text-11 font-medium text-3">
              {entry.heading}
            </div>
          );
        return <MenuLine key={key} action={entry} onChosen={() => onClose('chosen')} />;
      })}
    </div>
  );
}

/** Separators are named after the line above them. */
function keyed(entries: readonly MenuEntry[]): readonly (readonly [string, MenuEntry])[] {
  let above = 'top';
  return entries.map((entry) => {
    if (entry === 'separator') return [`below-${above}`, entry];
    above = isAction(entry) ? entry.id : entry.heading;
    return [above, entry];
  });
}

function MenuLine({ action, onChosen }: { action: MenuAction; onChosen: () => void }) {
  const { label, icon, hotkey, danger, reason, checked, isOneOfSeveral, run } = action;
  const switchRole = isOneOfSeveral ? 'menuitemradio' : 'menuitemcheckbox';
  const ink = reason !== undefined ? 'text-off' : danger ? 'text-danger' : 'text-1';
  const glyph = checked ? 'check' : icon;
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : switchRole}
      aria-checked={checked}
      aria-disabled={reason !== undefined || undefined}
      aria-keyshortcuts={hotkey ? hotkeyAria(hotkey) : undefined}
      tabIndex={-1}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        if (reason !== undefined) return;
        onChosen();
        run();
      }}
      className={`flex h-13 w-full items-center gap-4 rounded-2 px-4 text-left outline-none focus:bg-selected focus-visible:outline-none ${ink}`}
    >
      {checked && isOneOfSeveral ? (
        <span aria-hidden className="grid w-7 place-items-center">
          <i className="size-3 rounded-full bg-current" />
        </span>
      ) : glyph ? (
        <Icon name={glyph} className={reason === undefined && !danger ? 'text-2' : 'text-inherit'} />
      ) : (
        <span className="w-7" />
      )}
      <span className="flex-1">{label}</span>
      {reason !== undefined && <span className="max-w-160 truncate pl-4 text-11 text-3">{reason}</span>}
      {hotkey && reason === undefined && <Kbd keys={hotkey} className="ml-6" />}
    </button>
  );
}
