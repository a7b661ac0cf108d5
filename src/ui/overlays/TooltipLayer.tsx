import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from '../display/Kbd.tsx';
import { layerHost } from './layerHost.ts';
import { placeClear } from './placement.ts';

interface Tip {
  text: string;
  keys: string | undefined;
  anchor: Element;
}

/** What no tooltip may cover: every fault on the screen, and the row that its anchor stands in. */
function mustBeRead(anchor: Element): readonly DOMRect[] {
  const faults = [...document.querySelectorAll('[data-error], [role="alert"]')].filter((it) => !it.contains(anchor));
  return [...faults, anchor.closest('.ag-row') ?? anchor].map((it) => it.getBoundingClientRect());
}

const delay = 450;
const tipOf = (target: EventTarget | null): Tip | undefined => {
  const anchor = target instanceof Element ? target.closest('[data-tip]') : null;
  const text = anchor?.getAttribute('data-tip');
  return anchor && text ? { text, keys: anchor.getAttribute('data-tip-keys') ?? undefined, anchor } : undefined;
};

/**
 * The one tooltip of a window: whatever carries `data-tip` (and `data-tip-keys`) shows it on hover and on keyboard
 * focus. Grid cells stay cheap, because a tip costs an attribute and no component.
 */
export function TooltipLayer() {
  const id = useId();
  const [tip, setTip] = useState<Tip>();
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: number | undefined;
    let current: Tip | undefined;
    // React would keep each telling of what it knows already until the next tip is drawn.
    const hide = () => {
      if (!current) return;
      window.clearTimeout(timer);
      current = undefined;
      setTip(undefined);
    };
    // Whoever presses gets what he asked for: what comes to lie under the resting pointer then explains nothing.
    let pressed: MouseEvent | undefined;
    const press = (event: MouseEvent) => {
      pressed = event;
      hide();
    };
    const isResting = (event: Event) =>
      event instanceof MouseEvent && event.clientX === pressed?.clientX && event.clientY === pressed.clientY;
    const show = (event: Event) => {
      const next = isResting(event) ? undefined : tipOf(event.target);
      if (event instanceof MouseEvent && !isResting(event)) pressed = undefined;
      if (next?.anchor === current?.anchor) return;
      hide();
      if (!next) return;
      if (event.type === 'focusin' && !next.anchor.matches(':focus-visible')) return;
      current = next;
      timer = window.setTimeout(() => setTip(next), delay);
    };
    const hideOnKey = (event: KeyboardEvent) => {
      if (event.key !== 'Shift' && event.key !== 'Tab') hide();
    };
    const options = { capture: true, passive: true };
    document.addEventListener('pointerover', show, options);
    document.addEventListener('focusin', show, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('scroll', hide, options);
    document.addEventListener('keydown', hideOnKey, options);
    document.documentElement.addEventListener('pointerleave', hide);
    return () => {
      hide();
      document.removeEventListener('pointerover', show, options);
      document.removeEventListener('focusin', show, options);
      document.removeEventListener('focusout', hide, options);
      document.removeEventListener('pointerdown', press, options);
      document.removeEventListener('scroll', hide, options);
      document.removeEventListener('keydown', hideOnKey, options);
      document.documentElement.removeEventListener('pointerleave', hide);
    };
  }, []);

  useEffect(() => {
    const element = layer.current;
    if (!tip || !element) return;
    const view = { width: window.innerWidth, height: window.innerHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const spot = placeClear(
      { anchor: tip.anchor.getBoundingClientRect(), size, view, align: 'center', gap: 5 },
      mustBeRead(tip.anchor),
    );
    if (spot) element.style.transform = `translate(${spot.left}px, ${spot.top}px)`;
    element.style.visibility = spot && tip.anchor.isConnected ? 'visible' : 'hidden';
    const described = tip.anchor.getAttribute('aria-describedby');
    if (tip.anchor.getAttribute('aria-label') === tip.text) return;
    tip.anchor.setAttribute('aria-describedby', described ? `${described} ${id}` : id);
    return () => {
      if (described) tip.anchor.setAttribute('aria-describedby', described);
      else tip.anchor.removeAttribute('aria-describedby');
    };
  }, [tip, id]);

  if (!tip) return null;
  return createPortal(
    <div
      ref={layer}
      id={id}
      role="tooltip"
      className="fade-in pointer-events-none invisible fixed top-0 left-0 z-(--z-tooltip) flex max-w-[360px] items-center gap-3 rounded-2 bg-(--text-1) px-4 py-2 text-11 whitespace-pre-line text-(--bg-panel) shadow-menu"
    >
      {tip.text}
      {tip.keys && <Kbd keys={tip.keys} onAccent />}
    </div>,
    layerHost(),
  );
}
