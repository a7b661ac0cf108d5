import type { DriverDay } from '../../../api/calls/driverDay.ts';
import { driverRegions } from '../../../domain/driver/choices/driverRegions.ts';
import { lockedDayText } from '../../../domain/disposition/lockEffect.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { addDays } from '../../../domain/time/calendarDay.ts';
import { formatDay } from '../../../domain/time/formatDay.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { DateField } from '../../../ui/inputs/DateField.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { Switch } from '../../../ui/inputs/Switch.tsx';
import { ridesText } from '../../contract/dispatch/days.ts';
import { lockNotice } from './lockNotice.ts';
import type { DayView } from './dayView.ts';

const states = [
  ['k0', 'U0 geplant'],
  ['k1', 'U1 begonnen'],
  ['k2', 'U2 abgeholt'],
  ['k3', 'U3/U4 ausgeliefert'],
  ['kt', 'Weg, Warten'],
] as const;
const zooms = { min: 1, max: 8 };

type ToolbarProps = {
  readonly view: DayView;
  readonly day: DriverDay | undefined;
  readonly today: string;
  readonly onChange: (view: Partial<DayView>) => void;
};

/** Which day is shown and how, and what is on it. */
export function DayToolbar({ view, day, today, onChange }: ToolbarProps) {
  const { from, days, region, zoom, isTable } = view;
  const locked = day ? lockNotice(day) : '';
  return (
    <div role="group" aria-label="Fahrertag" className="day-toolbar">
      <IconButton icon="chevron-left" label="Zurück" onClick={() => onChange({ from: addDays(from, -days) })} />
      <span className="day">
        <DateField
          label="Tag"
          value={from}
          today={today}
          onChange={() => undefined}
          onCommit={(it) => it !== null && onChange({ from: it })}
        />
      </span>
      <IconButton icon="chevron-right" label="Weiter" onClick={() => onChange({ from: addDays(from, days) })} />
      <Button small onClick={() => onChange({ from: today })} {...(from === today && { reason: 'Heute wird gezeigt' })}>
        Heute
      </Button>
      <b className="long-day flex-none text-14 font-strong">{formatDay(from)}</b>
      {locked && (
        <span data-tip={lockedDayText} className="flex flex-none items-center gap-2 text-11 text-danger">
          <Icon name="calendar-x" />
          {locked}
        </span>
      )}
      {day && <Counts day={day} />}
      <span className="flex-1" />
      <span aria-hidden className="legend">
        {states.map(([look, text]) => (
          <span key={look}>
            <i className={look} />
            {text}
          </span>
        ))}
      </span>
      <Switch value={days > 1} onChange={(isWeek) => onChange({ days: isWeek ? 7 : 1 })} className="text-11">
        Woche
      </Switch>
      <SelectField
        label="Region"
        value={region}
        empty="Region: alle"
        options={driverRegions.items}
        onChange={(it) => onChange({ region: it })}
        className="region"
      />
      <IconButton
        icon="table"
        label="Als Tabelle lesen"
        pressed={isTable}
        onClick={() => onChange({ isTable: !isTable })}
      />
      <IconButton
        icon="minus"
        label="Kleiner"
        disabled={isTable || zoom <= zooms.min}
        onClick={() => onChange({ zoom: Math.max(zooms.min, zoom / 1.5) })}
      />
      <IconButton
        icon="plus"
        label="Größer"
        disabled={isTable || zoom >= zooms.max}
        onClick={() => onChange({ zoom: Math.min(zooms.max, zoom * 1.5) })}
      />
    </div>
  );
}

function Counts({ day: { trips } }: { day: DriverDay }) {
  const open = trips.filter((it) => it.driver === null).length;
  const clashes = trips.filter((it) => it.conflict !== null).length;
  const drivers = new Set(trips.flatMap((it) => it.driver ?? [])).size;
  return (
    <span aria-live="polite" className="num truncate text-11 text-2">
      {ridesText(trips.length)} · {formatCount(drivers)} Fahrer
      {open > 0 && <span className="text-warn"> · {formatCount(open)} ohne Fahrer</span>}
      {clashes > 0 && (
        <span className="text-danger"> · {clashes === 1 ? '1 Konflikt' : `${formatCount(clashes)} Konflikte`}</span>
      )}
    </span>
  );
}
