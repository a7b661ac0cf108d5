import { Icon } from './Icon.tsx';
import { colourStyle } from './semanticColours.ts';

const levels = [0, 1, 2, 3, 4] as const;
type Level = (typeof levels)[number];
type Colour = `u${Level}` | `ur${Level}`;

/** Four ticks of four pixels as a picture behind the letters: a list draws hundreds of them. */
function gauge(colour: Colour, level: Level): string {
  const full = `var(--${colour}-tick)`;
  const rest = `color-mix(in srgb, ${full} 22%, transparent)`;
  return `linear-gradient(90deg, ${[1, 2, 3, 4].map((tick) => `${tick <= level ? full : rest} ${String(tick * 5 - 5)}px ${String(tick * 5 - 1)}px, transparent ${String(tick * 5 - 1)}px ${String(tick * 5)}px`).join(', ')})`;
}

const levelOf = (status: number): Level => levels[Math.max(0, Math.min(4, Math.trunc(status)))] ?? 0;

export interface UBadgeProps {
  /** Protocol status 0 to 4. */
  status: number;
  /** The return trip counts on: its 0 to 4 read U4 to U8. */
  isReturn?: boolean | undefined;
  /** What the status means, in the tooltip and for screen readers. */
  meaning?: string | undefined;
}

/** How far the protocol is: the letter, and a gauge of four ticks for those who see no colour. */
export function UBadge({ status, isReturn = false, meaning }: UBadgeProps) {
  const level = levelOf(status);
  const colour: Colour = isReturn ? `ur${level}` : `u${level}`;
  const text = `U${String(isReturn ? level + 4 : level)}`;
  const spoken = [isReturn && 'Rückfahrt', text, meaning].filter(Boolean).join(' ');
  const shape = isReturn
    ? 'inline-grid grid-cols-[9px_19px] gap-x-[3px] rounded-r-1 rounded-l-[8px] pr-[3px] pl-[3px] bg-[position:right_3px_bottom_1px]'
    : 'inline-block min-w-[25px] rounded-1 px-[3px] bg-[position:center_bottom_1px]';
  return (
    <span
      {...(spoken !== text && { role: 'img', 'aria-label': spoken })}
      data-tip={meaning}
      style={{ ...colourStyle(colour), backgroundImage: gauge(colour, level) }}
      className={`u-badge h-[17px] flex-none border bg-[length:19px_2px] bg-no-repeat pt-[1px] text-center text-[10px] leading-[10px] font-strong ${shape}`}
    >
      {isReturn && <Icon name="corner-up-left" size={10} className="mt-[2px] size-[9px]" />}
      {text}
    </span>
  );
}
