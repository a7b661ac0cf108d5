import { memo } from 'react';
import { absenceReasons } from '../../../domain/driver/choices/absenceReasons.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { minutesPerDay } from '../../../domain/time/clock.ts';
import { formatHours } from '../../../domain/time/duration.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import type { Lane } from './lanes.ts';
import type { TimeScale } from './timeScale.ts';
import { TripBar } from './TripBar.tsx';

/** More at the wheel than this is worth a second look. */
const longDay = 10 * 60;

type LaneProps = {
  readonly lane: Lane;
  readonly index: number;
  readonly top: number;
  readonly scale: TimeScale;
  readonly now: number;
  readonly current: string | null;
  readonly ticked: ReadonlySet<string>;
  /** The ride that the Tab key comes to. */
  readonly entry: string | null;
};

/** One driver and his day, or a line of what nobody drives. */
export const LaneRow = memo(function LaneRow({ lane, index, top, scale, now, current, ticked, entry }: LaneProps) {
  const { driver, bars, legs, away } = lane;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      data-lane={lane.key}
      className={`lane ${away.length > 0 ? 'is-away' : ''}`}
      style={{ transform: `translateY(${String(top)}px)` }}
    >
      <div
        role="rowheader"
        className="who"
        data-tip={driver ? [driver.name, driver.town].filter(Boolean).join(', ') : undefined}
      >
        {driver ? (
          <Who lane={lane} isOneDay={scale.last - scale.first <= minutesPerDay} />
        ) : (
          <span className="sr-only">Ohne Fahrer</span>
        )}
      </div>
      <div role="none" className="hours">
        {away.map((it) => (
          <span key={it.start} className="away" style={{ left: `${String(scale.percent(it.start))}%` }}>
            <Icon name="calendar-x" size={12} />
            Abwesend: {labelOf(absenceReasons, it.reason) || 'ohne Grund'}
          </span>
        ))}
        {legs.map((it) => (
          <span
            key={it.start}
            data-tip={it.more}
            className="leg"
            style={{
              left: `${String(scale.percent(it.start))}%`,
              width: `${String(scale.percent(it.end) - scale.percent(it.start))}%`,
            }}
          >
            <span>{it.text}</span>
          </span>
        ))}
        {bars.map((bar) => (
          <TripBar
            key={bar.trip.iri}
            bar={bar}
            scale={scale}
            now={now}
            isCurrent={bar.trip.iri === current}
            isTicked={ticked.has(bar.trip.iri)}
            isEntry={bar.trip.iri === entry}
          />
        ))}
      </div>
    </div>
  );
});

function Who({ lane: { driver, minutes, km }, isOneDay }: { lane: Lane; isOneDay: boolean }) {
  return (
    <>
      <span className="line">
        <b className="ident">{driver?.code}</b>
        <span className="name">{driver?.name}</span>
      </span>
      <span className="line small num">
        <span className="name">{driver?.town}</span>
        <span className={isOneDay && minutes > longDay ? 'font-strong text-warn' : ''}>{formatHours(minutes)}</span>
        <span className="km">{formatKm(km)}</span>
      </span>
    </>
  );
}
