import { createElement, type ReactElement, type SVGProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { glyphs } from './iconGlyphs.ts';
import type { IconName } from './iconName.ts';

export interface IconProps {
  name: IconName;
  /** 12 in rows, 14 by default, 16 in dialog heads; 10 only inside tags. */
  size?: 10 | 12 | 14 | 16 | undefined;
  /** Spoken meaning; without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
  className?: string | undefined;
}

type Line = readonly [tag: string, attributes: SVGProps<SVGElement>];
/** What lucide's components are inside; Icon.test.tsx goes over all of them. */
type Wrapped = { readonly render: (props: object, ref: null) => ReactElement<{ readonly icon: { readonly node: readonly Line[] } }> };

const strokes = { 10: 2.25, 12: 2, 14: 1.75, 16: 1.75 } as const;
const drawings = new Map<LucideIcon, readonly ReactElement[]>();

/** Draws one icon of the registry in the weights of the design. */
export function Icon({ name, size = 14, label, className = '' }: IconProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={strokes[size]} strokeLinecap="round" strokeLinejoin="round" className={`block flex-none ${className}`} {...spoken}>
      {drawingOf(glyphs[name])}
    </svg>
  );
}

/** The lines of an icon, taken out of its component once: rows hold a dozen icons each, and lucide would draw each of them through two components and a context. */
function drawingOf(glyph: LucideIcon): readonly ReactElement[] {
  const known = drawings.get(glyph);
  if (known) return known;
  const { icon } = (glyph as unknown as Wrapped).render({}, null).props;
  const drawing = icon.node.map(([tag, attributes]) => createElement(tag, attributes));
  drawings.set(glyph, drawing);
  return drawing;
}
