import { memo } from 'react';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Tag } from '../../../ui/display/Tag.tsx';
import { tagColour } from '../../contract/shared/tagColour.ts';
import type { DayTrip } from '../../../domain/driver/driverDayCall.ts';
import type { Bar } from './lanes.ts';
import { clockAt, type TimeScale } from './timeScale.ts';
import { tripShortcuts } from './tripKeys.ts';

/** What one must act upon comes first; who drives and whether it is cancelled shows the bar by itself. */
const shownTags = ['NEU', 'UB', 'VZ', 'FLEX', 'LF', 'VH'];
const barHeight = 39;
const pickedUp = 2;
const delivered = 3;

type BarProps = {
  readonly bar: Bar;
  readonly scale: TimeScale;
  readonly now: number;
  readonly isCurrent: boolean;
  readonly isTicked: boolean;
  readonly isEntry: boolean;
};

/** A ride as a bar over its time, filled as far as it has come. */
export const TripBar = memo(function TripBar({ bar, scale, now, isCurrent, isTicked, isEntry }: BarProps) {
  const { trip, start, end, level, levels } = bar;
  const height = barHeight / levels;
  const left = scale.percent(start);
  const tag = shownTags.flatMap((key) => trip.tags.find((it) => it.key === key) ?? [])[0];
  return (
    <div
      role="gridcell"
      tabIndex={isEntry ? 0 : -1}
      data-autofocus={isEntry ? '' : undefined}
      aria-keyshortcuts={tripShortcuts}
      aria-selected={isTicked}
      aria-current={isCurrent ? 'true' : undefined}
      data-trip={trip.iri}
      data-tip={tipOf(trip)}
      className={`trip num ${lookOf(trip)} ${isTicked ? 'is-ticked' : ''} ${levels > 1 ? 'is-low' : ''}`}
      style={{
        left: `${String(left)}%`,
        width: `${String(Math.max(0.6, scale.percent(end) - left))}%`,
        ...(levels > 1 && { marginTop: level * height, height: height - 1 }),
      }}
    >
      <i className="done" style={{ width: `${String(doneOf(bar, now) * 100)}%` }} />
      <span className="line">
        {trip.conflict && <Icon name="triangle-alert" size={12} />}
        <b className="ident">{trip.number}</b>
        <span className="way">
          {trip.from} → {trip.to}
        </span>
      </span>
      <span className="line small">
        <span>
          {start < scale.first && '‹ '}
          {clockAt(trip.start)}
        </span>
        {trip.conflict ? (
          <span className="why">{trip.conflict.short}</span>
        ) : (
          <>
            {tag && <Tag colour={tagColour(tag)}>{tag.text}</Tag>}
            <span className="plate ident">{trip.plate}</span>
          </>
        )}
        <span className="flex-1" />
        {trip.end !== null && (
          <span className="end">
            <span>
              {clockAt(trip.end)}
              {end > scale.last && ' ›'}
            </span>
          </span>
        )}
        <span className="sr-only">{stateText(trip)}</span>
      </span>
    </div>
  );
});

/** How far the ride has come: what runs by its time, what is delivered whole. */
function doneOf({ trip, start, end }: Bar, now: number): number {
  if (trip.state >= delivered) return 1;
  if (trip.state === 0) return 0;
  return Math.min(0.97, Math.max(0.04, (now - start) / (end - start)));
}

function lookOf(trip: DayTrip): string {
  const state = trip.isCancelled
    ? 'is-cancelled'
    : trip.conflict
      ? 'is-clashing'
      : trip.driver === null
        ? 'is-free'
        : '';
  return `u${String(trip.state)} ${state}`;
}

function tipOf(trip: DayTrip): string {
  return [
    `${trip.number} ${trip.from} → ${trip.to}`,
    ...trip.tags.map((it) => `${it.text}: ${it.label}`),
    trip.conflict?.text,
  ]
    .filter(Boolean)
    .join('\n');
}

/** How far a ride is, in a word. */
export function stateText({ state, isCancelled }: DayTrip): string {
  if (isCancelled) return 'storniert';
  if (state >= delivered) return 'ausgeliefert';
  if (state === pickedUp) return 'abgeholt';
  return state === 0 ? 'geplant' : 'begonnen';
}
