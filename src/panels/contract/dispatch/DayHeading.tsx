import { formatCount } from '../../../domain/number/formatCount.ts';
import { formatDay } from '../../../domain/time/formatDay.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { GroupHeading } from '../../kit/groups/GroupHeading.tsx';
import { dayState, ridesText } from './days.ts';
import { useDays } from './dayContext.ts';

/** The heading of a day: its long date, how many trips, how they stand; folds the day away. */
export function DayHeading({ group: day }: { group: string }) {
  const { counts, lockDays, today, isOneDay, asksForOpen, showOnly, toggleOpen } = useDays();
  const lock = lockDays.get(day);
  const count = counts.get(day);
  return (
    <GroupHeading
      group={day}
      more={
        <>
          {day !== '' && !isOneDay && (
            <button
              type="button"
              onClick={() => showOnly(day)}
              className="h-12 rounded-2 px-3 text-11 text-3 opacity-0 group-hover:opacity-100 hover:bg-press hover:text-1 focus-visible:opacity-100"
            >
              nur diesen Tag
            </button>
          )}
          <span className="flex-1" />
          {count && count.withoutDriver > 0 && day !== '' && (
            <button
              type="button"
              aria-pressed={asksForOpen}
              data-tip={asksForOpen ? 'Alle Aufträge zeigen' : 'Nur die Aufträge dieses Tages ohne Fahrer zeigen'}
              onClick={() => toggleOpen(day)}
              className="num flex h-12 items-center rounded-2 px-3 text-11 text-2 underline decoration-line-strong underline-offset-2 hover:bg-press hover:text-1 aria-pressed:bg-selected aria-pressed:text-1"
            >
              {formatCount(count.withoutDriver)} ohne Fahrer
            </button>
          )}
          {count && <span className="num day-state pl-3 text-11 text-3">{dayState(count).join(' · ')}</span>}
        </>
      }
    >
      <span className="truncate font-strong">{day === '' ? 'Ohne Abholdatum' : formatDay(day)}</span>
      {day === today && <span className="rounded-1 bg-accent px-2 text-10 font-medium text-on-accent">heute</span>}
      {lock !== undefined && (
        <span data-tip={lock} className="flex items-center gap-2 text-11 text-danger">
          <Icon name="calendar-x" />
          Sperrtag
        </span>
      )}
      {count && (
        <>
          <span aria-hidden className="text-3">
            ·
          </span>
          <span className="num text-2">{ridesText(count.total)}</span>
        </>
      )}
    </GroupHeading>
  );
}
