import { useRef } from 'react';
import { DateField } from '../../../ui/inputs/DateField.tsx';
import { MoneyField } from '../../../ui/inputs/MoneyField.tsx';
import { NumberField } from '../../../ui/inputs/NumberField.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { TimeField } from '../../../ui/inputs/TimeField.tsx';
import { formatDuration } from '../../../domain/time/duration.ts';
import { companyZone, formatInstant, instantAt, timeIn, todayIn } from '../../../domain/time/zone.ts';
import { useToday } from '../useToday.ts';
import type { ControlProps } from './control.ts';
import { textOf } from '../textOf.ts';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const bounds = ({ min, max }: ControlProps['field']) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** What every control of a number hands to its field. */
const numberProps = ({ field, value, onChange, readOnly, onProblem }: ControlProps) => ({
  value: numberOf(value),
  onChange,
  readOnly,
  onProblem,
  ...bounds(field),
});

export function IntegerControl(props: ControlProps) {
  return <NumberField {...numberProps(props)} />;
}

export function MinutesControl(props: ControlProps) {
  const minutes = numberOf(props.value);
  const unit = minutes !== null && minutes >= 60 ? `min · ${formatDuration(minutes)} h` : 'min';
  return <NumberField {...numberProps(props)} unit={unit} />;
}

export function KmControl(props: ControlProps) {
  return <NumberField {...numberProps(props)} decimals={2} step={0.01} unit="km" />;
}

export function CoordinateControl(props: ControlProps) {
  return <NumberField {...numberProps(props)} decimals={6} step={0} unit="°" />;
}

export function MoneyControl({ field, value, onChange, readOnly, onProblem }: ControlProps) {
  return (
    <MoneyField
      value={textOf(value)}
      onChange={onChange}
      readOnly={readOnly}
      onProblem={onProblem}
      {...(field.min !== undefined && { min: field.min })}
      {...(field.isNoAmount && { unit: null })}
    />
  );
}

export function DateControl({ value, onChange, readOnly, onProblem }: ControlProps) {
  return (
    <DateField
      today={useToday()}
      value={textOf(value)}
      onChange={onChange}
      readOnly={readOnly}
      {...(onProblem && { onProblem })}
    />
  );
}

export function TimeControl({ value, onChange, readOnly, onProblem }: ControlProps) {
  return <TimeField value={textOf(value)} onChange={onChange} readOnly={readOnly} {...(onProblem && { onProblem })} />;
}

/** A moment as day and time on the company's clock. */
export function InstantControl({ field, value, onChange, readOnly, onProblem }: ControlProps) {
  const today = useToday();
  const problems = useRef<Partial<Record<'day' | 'time', string | undefined>>>({});
  const noteOf = (part: 'day' | 'time') => (problem: string | undefined) => {
    problems.current[part] = problem;
    onProblem?.(problems.current.day ?? problems.current.time);
  };
  const instant = textOf(value);
  if (readOnly)
    return (
      <TextField
        value={instant ? formatInstant(instant, companyZone) : ''}
        onChange={() => undefined}
        readOnly
        figures="num"
      />
    );
  const moment = instant === null ? null : new Date(instant);
  const day = moment && todayIn(companyZone, moment);
  const time = moment && timeIn(companyZone, moment);
  const set = (nextDay: string | null, nextTime: string | null) =>
    onChange(nextDay === null ? null : instantAt(nextDay, nextTime ?? '12:00', { zone: companyZone }).toISOString());
  return (
    <>
      <DateField
        label={`${field.label}, Tag`}
        today={today}
        value={day}
        onChange={(next) => set(next, time)}
        onProblem={noteOf('day')}
      />
      <TimeField
        label={`${field.label}, Uhrzeit`}
        value={time}
        onChange={(next) => set(day ?? today, next)}
        onProblem={noteOf('time')}
        className="max-w-[96px]"
      />
    </>
  );
}
