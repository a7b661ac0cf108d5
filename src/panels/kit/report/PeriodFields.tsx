import type { CalendarDay } from '../../../domain/time/calendarDay.ts';
import { DateField } from '../../../ui/inputs/DateField.tsx';

type Period = { readonly from: CalendarDay; readonly until: CalendarDay };
type PeriodFieldsProps = {
  readonly period: Period;
  readonly today: CalendarDay;
  readonly onChange: (period: Period) => void;
};

/** From when to when a report counts; a day is asked for once it is whole, and an empty one leaves what was. */
export function PeriodFields({ period, today, onChange }: PeriodFieldsProps) {
  const day = (part: keyof Period, label: string) => (
    <span className="w-[132px]">
      <DateField
        label={label}
        value={period[part]}
        today={today}
        onChange={() => undefined}
        onCommit={(it) => it !== null && onChange({ ...period, [part]: it })}
      />
    </span>
  );
  return (
    <>
      {day('from', 'von')}
      {day('until', 'bis')}
    </>
  );
}
