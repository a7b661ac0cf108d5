import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEventHandler,
  type ReactNode,
  type RefObject,
} from 'react';
import { Floating } from '../overlays/Floating.tsx';
import { Icon } from '../display/Icon.tsx';
import { hotkeyText } from '../display/hotkeyText.ts';
import { Kbd } from '../display/Kbd.tsx';

export interface Changed {
  /** The saved value in words. */
  before: string;
  undo: () => void;
}

const wait = 450;
const grace = 180;

export interface ChangedTipProps {
  changed: Changed | undefined;
  /** Path of the field, where this is all there is around its control. */
  field?: string | undefined;
  onBlur?: FocusEventHandler | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Around a changed control: hovering or resting in it shows the saved value with the way back, Alt+Rück takes it. */
export function ChangedTip({ changed, field, onBlur, className = '', children }: ChangedTipProps) {
  const around = useRef<HTMLDivElement>(null);
  return (
    <div ref={around} data-field={field} onBlur={onBlur} className={`flex min-w-0 items-center gap-2 ${className}`}>
      {children}
      {changed && <WayBack around={around} changed={changed} />}
    </div>
  );
}

/** Listens only while there is something to take back, because a form has a hundred fields and few are changed. */
function WayBack({ around, changed }: { around: RefObject<HTMLElement | null>; changed: Changed }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const latest = useRef(changed);
  const timer = useRef(0);
  const tip = useRef<HTMLDivElement>(null);
  const later = useCallback((next: HTMLElement | null, ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAnchor(next), ms);
  }, []);
  useEffect(() => {
    latest.current = changed;
  });

  useEffect(() => {
    const element = around.current;
    if (!element) return;
    const listening = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, act, { signal: listening.signal });
    const leave = ({ relatedTarget }: FocusEvent | PointerEvent) => {
      if (!(relatedTarget instanceof Node) || !tip.current?.contains(relatedTarget)) later(null, grace);
    };
    for (const type of ['pointerenter', 'focusin'] as const) {
      listen(type, () => {
        if (!hasFault(element)) later(element, wait);
      });
    }
    for (const type of ['pointerleave', 'focusout'] as const) listen(type, leave);
    listen('pointerdown', () => later(null, 0));
    listen('keydown', (event) => {
      later(null, 0);
      if (!event.altKey || event.key !== 'Backspace') return;
      event.preventDefault();
      latest.current.undo();
    });
    return () => {
      listening.abort();
      window.clearTimeout(timer.current);
    };
  }, [around, later]);

  if (!anchor) return null;
  return (
    <Floating anchor={anchor} gap={3}>
      <div
        ref={tip}
        onPointerEnter={() => later(anchor, 0)}
        onPointerLeave={() => later(null, grace)}
        className="fade-in flex items-center gap-3 rounded-2 bg-(--text-1) py-1 pr-2 pl-4 text-11 whitespace-nowrap text-(--bg-panel) shadow-menu"
      >
        <span className="max-w-[320px] truncate">vorher: {changed.before || 'leer'}</span>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Änderung zurücknehmen, ${hotkeyText('alt+backspace')}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            later(null, 0);
            changed.undo();
          }}
          className="flex h-12 items-center gap-2 rounded-1 px-2 hover:bg-(--text-2)"
        >
          <Icon name="undo-2" size={12} />
          <Kbd keys="alt+backspace" onAccent />
        </button>
      </div>
    </Floating>
  );
}

/** Whoever is led to a fault wants to read what is wrong, which stands where the tip would lie. */
function hasFault(element: HTMLElement): boolean {
  return element.querySelector('[aria-invalid="true"]') !== null;
}
