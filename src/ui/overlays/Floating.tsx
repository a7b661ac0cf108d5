import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LayerContext } from './layerContext.ts';
import { layerHost } from './layerHost.ts';
import { place, type Box, type PlaceRequest } from './placement.ts';

export interface FloatingProps extends Pick<PlaceRequest, 'side' | 'align' | 'gap'> {
  /** What it belongs to: an element, or a point such as the pointer's. */
  anchor: Element | Box;
  children: ReactNode;
  /** Lies over its anchor, whose own surface is then outside as well. */
  over?: boolean | undefined;
  /** Something outside was pressed, or the anchor scrolled away. */
  onLeave?: (() => void) | undefined;
  /** What the layer is to assistive software, when its content does not say so. */
  role?: 'dialog' | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

const boxOf = (anchor: Element | Box): Box => (anchor instanceof Element ? anchor.getBoundingClientRect() : anchor);

/** What stood under a point always moves with a scroll; a list may take an element away altogether. */
function hasMoved(anchor: Element | Box, from: Box): boolean {
  if (!(anchor instanceof Element) || !anchor.isConnected) return true;
  const to = anchor.getBoundingClientRect();
  return Math.abs(from.left - to.left) >= 1 || Math.abs(from.top - to.top) >= 1;
}

/** A layer above everything, placed beside its anchor; inside a dialog it joins the dialog's own layer. */
export function Floating({
  anchor,
  side,
  align,
  gap,
  over = false,
  children,
  onLeave,
  role,
  label,
  className = '',
}: FloatingProps) {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const [spot, setSpot] = useState<{ left: number; top: number }>();
  const isInside = useRef(false);
  const parent = useContext(LayerContext) ?? layerHost();

  useLayoutEffect(() => {
    if (!layer) return;
    const settle = () => {
      if (anchor instanceof Element && !anchor.isConnected) return;
      const view = { width: window.innerWidth, height: window.innerHeight };
      const size = { width: layer.offsetWidth, height: layer.offsetHeight };
      const { left, top, width, height } = boxOf(anchor);
      setSpot(place({ anchor: { left, top, width, height: over ? 0 : height }, size, view, side, align, gap }));
    };
    settle();
    const watcher = new ResizeObserver(settle);
    watcher.observe(layer);
    // Another arrangement of the panels moves what the layer belongs to without a scroll.
    for (let around = anchor instanceof Element ? anchor.parentElement : null; around; around = around.parentElement)
      watcher.observe(around);
    window.addEventListener('resize', settle);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', settle);
    };
  }, [layer, anchor, side, align, gap, over]);

  useLayoutEffect(() => {
    if (!onLeave || !layer) return;
    const start = boxOf(anchor);
    const outside = (event: Event) => {
      const target = event.target;
      if (!(target instanceof Node) || layer.contains(target)) return;
      if (event.type === 'scroll' && anchor instanceof Element && anchor.isConnected && !target.contains(anchor))
        return;
      if (event.type === 'pointerdown' && !over && anchor instanceof Element && anchor.contains(target)) return;
      // The event of a scroll that ended before the layer opened still comes after it.
      if (event.type === 'scroll') return hasMoved(anchor, start) ? onLeave() : undefined;
      // A list or calendar opened from this layer hangs elsewhere in the page; React tells right after that it belongs
      // here.
      isInside.current = false;
      window.setTimeout(() => isInside.current || onLeave());
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('scroll', outside, true);
    window.addEventListener('blur', onLeave);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('scroll', outside, true);
      window.removeEventListener('blur', onLeave);
    };
  }, [layer, anchor, over, onLeave]);

  return createPortal(
    <div
      ref={setLayer}
      onPointerDownCapture={() => {
        isInside.current = true;
      }}
      role={role}
      aria-label={label}
      style={spot ?? { left: 0, top: 0, opacity: 0 }}
      className={`fixed z-(--z-menu) ${className}`}
    >
      {children}
    </div>,
    parent,
  );
}
