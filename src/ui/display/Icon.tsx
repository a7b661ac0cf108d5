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
  /** Says its meaning also to those who rest the pointer on it. */
  tip?: boolean | undefined;
  className?: string | undefined;
}

type Line = readonly [tag: string, attributes: SVGProps<SVGElement>];
/** What lucide's components are inside; Icon.test.tsx goes over all of them. */
type Wrapped = {
  readonly render: (props: object, ref: null) => ReactElement<{ readonly icon: { readonly node: readonly Line[] } }>;
};

const strokes = { 10: 2.25, 12: 2, 14: 1.75, 16: 1.75 } as const;
const drawings = new Map<LucideIcon, readonly ReactElement[]>();

/** Draws one icon of the registry in the weights of the design. */
export function Icon({ name, size = 14, label, tip = false, className = '' }: IconProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      data-tip={tip ? label : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokes[size]}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block flex-none ${className}`}
      {...spoken}
    >
      {drawingOf(glyphs[name])}
    </svg>
  );
}

/**
 * The lines of an icon as one path, taken out of its component once: forms and rows hold hundreds of icons, and lucide
 * would draw each through two components and a context.
 */
function drawingOf(glyph: LucideIcon): readonly ReactElement[] {
  const known = drawings.get(glyph);
  if (known) return known;
  const { icon } = (glyph as unknown as Wrapped).render({}, null).props;
  const lines = icon.node
    .filter(isPlainPath)
    .map(([, { d = '' }]) => absoluteStart(d))
    .join('');
  const others = icon.node
    .filter((line) => !isPlainPath(line))
    .map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }));
  const drawing = lines === '' ? others : [...others, createElement('path', { key: 'lines', d: lines })];
  drawings.set(glyph, drawing);
  return drawing;
}

function isPlainPath([tag, attributes]: Line): boolean {
  return tag === 'path' && Object.keys(attributes).every((name) => name === 'd' || name === 'key');
}

/**
 * A path that may follow another one: its first move is from the corner of the icon, and what follows is still told
 * from there.
 */
function absoluteStart(d: string): string {
  return d.replace(
    /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(?=([-\d.])?)/,
    (_, x: string, y: string, next: string | undefined) => `M${x} ${y}${next === undefined ? '' : 'l'}`,
  );
}
