import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../display/Button.tsx';
import { formatDay, formatMonth } from '../../domain/time/formatDay.ts';
import { movedDay, otherMonth, weeksOf } from './calendarMonth.ts';
import { IconButton } from '../display/IconButton.tsx';
import { useDayMarks, type DayMark } from './dayMarks.ts';

export interface CalendarProps {
  value: string | null;
  today: string;
  onPick: (day: string) => void;
  onEscape: () => void;
  /** What is special about a day, such as the name of a holiday. */
  mark?: DayMark;
}

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** A month to pick a day from; arrows walk, Enter takes. */
export function Calendar({ value, today, onPick, onEscape, mark: ownMark }: CalendarProps) {
  const marks = useDayMarks();
  const mark = (day: string) => ownMark?.(day) ?? marks?.(day);
  const [at, setAt] = useState(value ?? today);
  const sheet = useRef<HTMLTableElement>(null);

  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const walk = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      return onEscape();
    }
    const next = movedDay(at, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next);
  };

  const dayClass = (day: string) => {
    if (day === value) return 'bg-accent text-on-accent';
    const ink = day.slice(0, 7) !== at.slice(0, 7) ? 'text-3' : mark(day) ? 'text-danger' : 'text-1';
    return `${ink} hover:bg-press ${day === today ? 'shadow-[inset_0_0_0_1px_var(--border-strong)] font-strong' : ''}`;
  };

  return (
    <div role="presentation" onKeyDown={walk} className="fade-in rounded-3 bg-raised p-3 text-12 text-1 shadow-menu">
      <div className="flex items-center gap-1 pb-1">
        <span aria-live="polite" className="flex-1 pl-3 font-strong">
          {formatMonth(at)}
        </span>
        <IconButton small icon="chevron-left" label="Monat zurück" onClick={() => setAt(otherMonth(at, -1))} />
        <IconButton small icon="chevron-right" label="Monat vor" onClick={() => setAt(otherMonth(at, 1))} />
      </div>
      <table ref={sheet} aria-label={formatMonth(at)} className="num border-collapse text-center">
        <thead>
          <tr className="text-10 text-3">
            <th scope="col" className="h-10 w-12 font-medium">
              KW
            </th>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="w-13 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week.days[0]}>
              <th scope="row" className="border-r border-line-subtle text-10 font-text text-3">
                {week.number}
              </th>
              {week.days.map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    data-day={day}
                    data-tip={mark(day)}
                    aria-label={[formatDay(day), mark(day)].filter(Boolean).join(', ')}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day === value}
                    tabIndex={day === at ? 0 : -1}
                    onClick={() => onPick(day)}
                    className={`h-12 w-13 rounded-2 ${dayClass(day)}`}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex justify-end pt-2">
        <Button small look="quiet" onClick={() => onPick(today)}>
          Heute
        </Button>
      </div>
    </div>
  );
}
