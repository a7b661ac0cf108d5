import { Icon } from './Icon.tsx';
import { colourStyle } from './semanticColours.ts';

const levels = [0, 1, 2, 3, 4] as const;
type Level = (typeof levels)[number];

const rest = 'color-mix(in srgb, currentColor 22%, transparent)';
/** Four ticks of four pixels in one picture: a list draws hundreds of them. */
const gauges = levels.map((level) => `linear-gradient(90deg, ${[1, 2, 3, 4].map((tick) => `${tick <= level ? 'currentColor' : rest} ${String(tick * 5 - 5)}px ${String(tick * 5 - 1)}px, transparent ${String(tick * 5 - 1)}px ${String(tick * 5)}px`).join(', ')})`);

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
  const colour = isReturn ? (`ur${level}` as const) : (`u${level}` as const);
  const shape = isReturn ? 'flex-row gap-[3px] rounded-r-1 rounded-l-[8px] pr-[3px] pl-2' : 'flex-col rounded-1 px-[3px]';
  return (
    <span
      data-tip={meaning}
      style={colourStyle(colour)}
      className={`inline-flex h-[17px] min-w-[25px] flex-none items-center justify-center border text-[10px] leading-[10px] font-strong ${shape}`}
    >
      {isReturn && <Icon name="corner-up-left" size={10} className="size-[9px]" label="Rückfahrt" />}
      <span className="flex flex-col items-center gap-[1px]">
        {`U${isReturn ? level + 4 : level}`}
        <span aria-hidden style={{ color: `var(--${colour}-tick)`, backgroundImage: gauges[level] }} className="h-[2px] w-[19px]" />
      </span>
      {meaning && <span className="sr-only">{meaning}</span>}
    </span>
  );
}
