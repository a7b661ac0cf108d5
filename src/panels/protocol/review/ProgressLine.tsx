import type { ReactNode } from 'react';
import { isOpenIn, laneTally } from '../../../domain/protocol/reviewLane.ts';
import { secondsEach } from './pace.ts';
import type { Lane } from './useLane.ts';

interface ProgressLineProps {
  lane: Lane;
  /** On the right: what is loaded ahead, how the pictures lie. */
  children?: ReactNode;
}

/** How far the lane is, what was decided, and about how long the rest takes. */
export function ProgressLine({ lane, children }: ProgressLineProps) {
  const { rows, at, kept } = lane;
  const done = rows.filter((it) => !isOpenIn(kept, it)).length;
  const part = rows.length === 0 ? 0 : done / rows.length;
  return (
    <div className="flex min-h-17 flex-none items-center gap-x-4 gap-y-2 overflow-hidden border-b border-line px-5 py-2 whitespace-nowrap @max-[820px]:flex-wrap">
      <b className="num flex-none font-medium">
        {at < 0
          ? rows.length === 1
            ? '1 Protokoll'
            : `${String(rows.length)} Protokolle`
          : `${String(at + 1)} von ${String(rows.length)}`}
      </b>
      <span
        role="progressbar"
        aria-label="Entschieden"
        aria-valuenow={done}
        aria-valuemax={rows.length}
        className="h-3 w-40 flex-none overflow-hidden rounded-full bg-line @max-[700px]:hidden"
      >
        <i className="block h-full bg-accent" style={{ width: `${String(part * 100)}%` }} />
      </span>
      <span className="num min-w-0 flex-1 truncate text-2 @max-[820px]:flex-initial">
        {laneTally(rows, { lane: kept, seconds: secondsEach() })}
      </span>
      {children}
    </div>
  );
}
