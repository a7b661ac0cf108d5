import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Floating } from './Floating.tsx';
import { Icon } from './Icon.tsx';
import { hotkeyText } from './hotkeyText.ts';
import { Kbd } from './Kbd.tsx';

export interface Changed {
  /** The saved value in words. */
  before: string;
  undo: () => void;
}

const wait = 450;
const grace = 180;

/** Around a changed control: hovering or resting in it shows the saved value with the way back, Alt+Rück takes it. */
export function ChangedTip({ changed, children }: { changed: Changed | undefined; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const later = (next: boolean, ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), ms);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    close();
    if (!changed || !event.altKey || event.key !== 'Backspace') return;
    event.preventDefault();
    changed.undo();
  };

  return (
    <div
      ref={setAnchor}
      role="presentation"
      className="flex min-w-0 items-center gap-2"
      onPointerEnter={() => later(true, wait)}
      onPointerLeave={() => later(false, grace)}
      onPointerDown={close}
      onFocus={() => later(true, wait)}
      onBlur={() => later(false, grace)}
      onKeyDown={onKeyDown}
    >
      {children}
      {open && changed && anchor && (
        <Floating anchor={anchor} gap={3}>
          <div className="fade-in flex items-center gap-3 rounded-2 bg-(--text-1) py-1 pr-2 pl-4 text-11 whitespace-nowrap text-(--bg-panel) shadow-menu">
            <span className="max-w-[320px] truncate">vorher: {changed.before || 'leer'}</span>
            <button
              type="button"
              tabIndex={-1}
              aria-label={`Änderung zurücknehmen, ${hotkeyText('alt+backspace')}`}
              onPointerDown={(event) => {
                event.preventDefault();
                event.stopPropagation();
              }}
              onClick={() => {
                close();
                changed.undo();
              }}
              className="flex h-9 items-center gap-2 rounded-1 px-2 hover:bg-(--text-2)"
            >
              <Icon name="undo-2" size={12} />
              <Kbd keys="alt+backspace" onAccent />
            </button>
          </div>
        </Floating>
      )}
    </div>
  );
}
