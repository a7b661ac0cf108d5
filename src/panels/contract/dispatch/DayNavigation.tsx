import { formatDayFull } from '../../../domain/time/formatDay.ts';
import type { DateFieldProps } from '../../../ui/inputs/DateField.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Button } from '../../../ui/display/Button.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import type { FilterValues } from '../../kit/list/filterValues.ts';
import { late } from '../../kit/late.tsx';
import { firstDay, goTo, step } from './dayWalk.ts';

/** It and its calendar come after the first rows. */
const DateField = late<DateFieldProps>({
  load: async () => (await import('../../../ui/inputs/DateField.tsx')).DateField,
  waiting: ({ label, value, onChange }) => (
    <TextField label={label} value={value === null ? '' : formatDayFull(value)} onChange={onChange} readOnly />
  ),
});

/**
 * Walks the days: one back, one on, today, or any date as dispatchers type it; where there is little room, today stands
 * in the calendar of the field alone.
 */
export function DayNavigation({
  filter,
  today,
  onChange,
}: {
  filter: FilterValues;
  today: string;
  onChange: (filter: FilterValues) => void;
}) {
  const day = firstDay(filter) ?? null;
  const go = (to: string | null) => {
    if (to !== null && to !== day) onChange(goTo(filter, to));
  };
  return (
    <div role="group" aria-label="Tage" className="flex flex-none items-center gap-1">
      <IconButton
        icon="chevron-left"
        label="Vorheriger Tag"
        onClick={() => onChange(step(filter, { by: -1, today }))}
      />
      <span className="w-[132px]">
        <DateField label="Ab Tag" value={day} today={today} onChange={() => undefined} onCommit={go} />
      </span>
      <IconButton icon="chevron-right" label="Nächster Tag" onClick={() => onChange(step(filter, { by: 1, today }))} />
      <span className="contents @max-[440px]:hidden">
        <Button
          small
          look="quiet"
          onClick={() => go(today)}
          {...(day === today && { reason: 'Die Liste beginnt heute' })}
        >
          Heute
        </Button>
      </span>
    </div>
  );
}
