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

const strokes = { 10: 2.25, 12: 2, 14: 1.75, 16: 1.75 } as const;

/** Draws one icon of the registry in the weights of the design. */
export function Icon({ name, size = 14, label, className = '' }: IconProps) {
  const Glyph = glyphs[name];
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Glyph size={size} strokeWidth={strokes[size]} className={`block flex-none ${className}`} {...spoken} />;
}
