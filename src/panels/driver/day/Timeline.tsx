import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { DriverDay } from '../../../api/calls/driverDay.ts';
import { useKeyboardKept } from '../../kit/useKeyboardKept.ts';
import { lockedDayText } from '../../../domain/disposition/lockEffect.ts';
import { formatDay } from '../../../domain/time/formatDay.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { FreeHead } from './FreeHead.tsx';
import { driverLanes, freeLanes, shownMinutes, type Lane } from './lanes.ts';
import { LaneRow } from './LaneRow.tsx';
import { clockAt, timeScale } from './timeScale.ts';
import { actOnTrip, tripAt } from './tripKeys.ts';
import { laneOf, neighbour } from './tripWalk.ts';
import type { TripChoice } from './useTripChoice.ts';
import { useTripDrag } from './useTripDrag.ts';
import { useNowMinutes } from './useNowMinutes.ts';
import { useVisibleRows, type RowRange } from './useVisibleRows.ts';

const rowHeight = 52;
const freeHeight = 34 + 11;
const axisHeight = 24;
/** Three lines of what nobody drives and the beginning of a fourth stay in sight. */
const freeShown = 146;

type TimelineProps = {
  readonly day: DriverDay;
  readonly region: string | null;
  readonly zoom: number;
  readonly choice: TripChoice;
};

/** Drivers as lines and time across; what nobody drives stands above them and stays in sight. */
export function Timeline({ day, region, zoom, choice }: TimelineProps) {
  const scroller = useRef<HTMLDivElement | null>(null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [freeBox, setFreeBox] = useState<HTMLDivElement | null>(null);
  const free = useMemo(() => freeLanes(day), [day]);
  const drivers = useMemo(() => driverLanes(day, region), [day, region]);
  const lanes = useMemo(() => [...free, ...drivers], [free, drivers]);
  const scale = useMemo(() => timeScale(shownMinutes(day), day), [day]);
  const now = useNowMinutes(day.from);
  const isNow = now >= scale.first && now <= scale.last;
  const { current, ticked } = choice;
  const rows = useVisibleRows(box, {
    rowHeight,
    count: drivers.length,
    above: axisHeight + (free.length * freeHeight < freeShown ? 0 : freeShown),
  });
  const freeRows = useVisibleRows(freeBox, { rowHeight: freeHeight, count: free.length });
  const takeBox = useCallback((element: HTMLDivElement | null) => {
    scroller.current = element;
    setBox(element);
  }, []);
  const drag = useTripDrag({ scroller, choice, day });
  const entry =
    laneOf(lanes, current) >= 0 ? current : (lanes.find((it) => it.bars.length > 0)?.bars[0]?.trip.iri ?? null);
  useKeyboardKept(scroller, entranceOf);

  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current || current === null) return;
    wantsFocus.current = false;
    const bar = scroller.current?.querySelector<HTMLElement>(`[data-trip="${current}"]`);
    bar?.focus({ preventScroll: true });
    bar?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const walk = useCallback(
    (event: KeyboardEvent) => {
      const iri = tripAt(event);
      if (iri === undefined) return;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const own = laneOf(lanes, iri);
      if (event.altKey && isPlain && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        const next = nextDriver(lanes, own, event.key === 'ArrowUp' ? -1 : 1);
        if (next !== lanes[own]?.driver) choice.moveTo(iri, next);
        return;
      }
      if (event.altKey || !isPlain) return;
      const next = neighbour(lanes, iri, event.key);
      if (next !== undefined) {
        event.preventDefault();
        wantsFocus.current = true;
        choice.goTo(next);
        return;
      }
      actOnTrip(event, choice);
    },
    [lanes, choice],
  );
  const chooseFocused = useCallback(
    (event: FocusEvent) => {
      const iri = tripAt(event);
      if (iri !== undefined && iri !== current) choice.goTo(iri);
    },
    [choice, current],
  );
  const click = useCallback(
    (event: MouseEvent) => {
      const iri = (event.target as HTMLElement).closest<HTMLElement>('[data-trip]')?.dataset['trip'];
      if (iri === undefined) return;
      if (event.detail === 2) return choice.open(iri);
      choice.goTo(iri);
      if (event.ctrlKey || event.metaKey) choice.toggle(iri);
    },
    [choice],
  );
  const shared = { scale, now, current, ticked, entry };

  return (
    <div
      ref={takeBox}
      role="grid"
      tabIndex={entry === null ? 0 : -1}
      data-autofocus={entry === null ? '' : undefined}
      aria-label={`Fahrertag, ${formatDay(day.from)}`}
      aria-rowcount={lanes.length}
      aria-multiselectable="true"
      className={`driver-day ${day.days > 1 ? 'is-week' : ''}`}
      onKeyDown={walk}
      onFocus={chooseFocused}
      onClick={click}
      onContextMenu={choice.menu}
      onPointerDown={drag.start}
    >
      <div className="sheet" style={{ width: `calc(var(--who) + (100% - var(--who)) * ${String(zoom)})` }}>
        <div aria-hidden className="axis num">
          <span className="who">Fahrer</span>
          <span className="hours">
            {scale.marks.map((it) => (
              <span
                key={it.at}
                data-tip={it.locked ? lockedDayText : undefined}
                className={it.locked ? 'locked' : undefined}
                style={{ left: `${String(scale.percent(it.at))}%` }}
              >
                {it.text}
                {it.locked && (
                  <>
                    <Icon name="calendar-x" size={12} />
                    Sperrtag
                  </>
                )}
              </span>
            ))}
            {isNow && (
              <span className="now-mark" style={{ left: `${String(scale.percent(now))}%` }}>
                {clockAt(now)}
              </span>
            )}
          </span>
        </div>
        {free.length > 0 && (
          <div ref={setFreeBox} role="rowgroup" aria-label="Ohne Fahrer" className="free" data-lane="free">
            <FreeHead trips={day.trips} />
            <div role="presentation" className="lanes" style={{ height: free.length * freeHeight }}>
              {drawn(free, { range: freeRows, current }).map((at) => (
                <Row key={free[at]?.key} lane={free[at]} index={at} top={at * freeHeight} {...shared} />
              ))}
            </div>
          </div>
        )}
        <div role="rowgroup" aria-label="Fahrer" className="lanes" style={{ height: drivers.length * rowHeight }}>
          <div aria-hidden className="marks">
            {scale.marks.map((it) => (
              <i key={it.at} style={{ left: `${String(scale.percent(it.at))}%` }} />
            ))}
            {isNow && <i className="now" style={{ left: `${String(scale.percent(now))}%` }} />}
          </div>
          {drawn(drivers, { range: rows, current }).map((at) => (
            <Row key={drivers[at]?.key} lane={drivers[at]} index={free.length + at} top={at * rowHeight} {...shared} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The ride that the Tab key comes to. */
function entranceOf(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>('[data-trip][tabindex="0"]');
}

function Row({ lane, ...props }: Omit<Parameters<typeof LaneRow>[0], 'lane'> & { lane: Lane | undefined }) {
  return lane && <LaneRow lane={lane} {...props} />;
}

/** The lanes to draw: those in sight, and the one somebody is in, which keeps the keyboard. */
function drawn(lanes: readonly Lane[], { range, current }: { range: RowRange; current: string | null }): number[] {
  const shown = Array.from({ length: range.last - range.first }, (_, at) => range.first + at);
  const own = laneOf(lanes, current);
  return own >= 0 && (own < range.first || own >= range.last) ? [...shown, own] : shown;
}

/** The next driver in a direction; null stands for none, above all drivers. */
function nextDriver(lanes: readonly Lane[], from: number, step: 1 | -1): Lane['driver'] {
  const drivers = lanes.flatMap((it) => it.driver ?? []);
  const own = drivers.findIndex((it) => it === lanes[from]?.driver);
  return drivers[own + step] ?? (step === 1 ? (drivers.at(-1) ?? null) : null);
}
