import type { DriverDay } from '../../../api/calls/driverDay.ts';
import { lockedDayText } from '../../../domain/disposition/lockEffect.ts';
import type { DayTrip } from '../../../domain/driver/driverDayCall.ts';
import { addDays } from '../../../domain/time/calendarDay.ts';
import { minutesPerDay } from '../../../domain/time/clock.ts';
import { formatDay, formatDayShort } from '../../../domain/time/formatDay.ts';
import { driverLanes, freeLanes, type Lane } from './lanes.ts';
import { clockAt } from './timeScale.ts';
import { actOnTrip, tripShortcuts } from './tripKeys.ts';
import { stateText } from './TripBar.tsx';
import type { TripChoice } from './useTripChoice.ts';

const headings = ['Fahrer', 'Auftrag', 'Strecke', 'Beginn', 'Ende', 'Stand', 'Hinweis'];

/** The same as a plain table, for whoever reads it aloud or line by line. */
export function DayTable({ day, region, choice }: { day: DriverDay; region: string | null; choice: TripChoice }) {
  const lanes = [...freeLanes(day), ...driverLanes(day, region)].filter(
    (it) => it.bars.length > 0 || it.away.length > 0,
  );
  return (
    <div
      className="h-full overflow-auto px-8 py-4"
      role="region"
      aria-label="Fahrertag als Tabelle"
      onKeyDown={(event) => actOnTrip(event, choice)}
    >
      {day.lockDays.map((it) => (
        <p key={it} className="pb-3 text-11 text-danger">
          {formatDay(it)}: {lockedDayText}
        </p>
      ))}
      <table className="day-table num">
        <caption className="sr-only">Fahrertag, {formatDay(day.from)}</caption>
        <thead>
          <tr>
            {headings.map((it) => (
              <th key={it} scope="col">
                {it}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.flatMap((lane) => [
            ...(lane.away.length > 0 ? [<AwayLine key={`away ${lane.key}`} lane={lane} />] : []),
            ...lane.bars.map(({ trip }) => (
              <TripLine key={trip.iri} day={day} lane={lane} trip={trip} choice={choice} />
            )),
          ])}
        </tbody>
      </table>
    </div>
  );
}

function AwayLine({ lane }: { lane: Lane }) {
  return (
    <tr>
      <th scope="row">{nameOf(lane)}</th>
      <td colSpan={headings.length - 1}>abwesend</td>
    </tr>
  );
}

type LineProps = { day: DriverDay; lane: Lane; trip: DayTrip; choice: TripChoice };

function TripLine({ day, lane, trip, choice }: LineProps) {
  const leg = lane.legs.find((it) => it.start === trip.end);
  const hints = [
    isLocked(day, trip) && 'Sperrtag',
    trip.conflict?.short,
    ...trip.tags.map((it) => it.label),
    leg?.text,
  ].filter(Boolean);
  return (
    <tr className={choice.ticked.has(trip.iri) ? 'bg-selected' : ''}>
      <th scope="row">{nameOf(lane)}</th>
      <td>
        <button
          type="button"
          className="ident text-link underline"
          data-trip={trip.iri}
          data-autofocus=""
          aria-keyshortcuts={tripShortcuts}
          aria-pressed={choice.ticked.has(trip.iri)}
          onFocus={() => choice.goTo(trip.iri)}
          onClick={() => choice.open(trip.iri)}
        >
          {trip.number}
        </button>
      </td>
      <td>
        {trip.from} → {trip.to}
      </td>
      <td>{momentText(day, trip.start)}</td>
      <td>{trip.end === null ? '' : momentText(day, trip.end)}</td>
      <td>{stateText(trip)}</td>
      <td className={trip.conflict ? 'text-danger' : ''}>{hints.join(', ')}</td>
    </tr>
  );
}

function isLocked({ from, lockDays }: DriverDay, { start }: DayTrip): boolean {
  return start !== null && lockDays.includes(addDays(from, Math.floor(start / minutesPerDay)));
}

const nameOf = ({ driver }: Lane) => (driver ? `${driver.code} ${driver.name}` : 'Ohne Fahrer');

function momentText(day: DriverDay, minute: number | null): string {
  if (minute === null || (day.days === 1 && minute >= 0 && minute < minutesPerDay)) return clockAt(minute);
  return `${formatDayShort(addDays(day.from, Math.floor(minute / minutesPerDay)))}, ${clockAt(minute)}`;
}
