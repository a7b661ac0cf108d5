import { useCallback, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { addDays } from '../../domain/time/calendarDay.ts';
import { formatDayFull } from '../../domain/time/formatDay.ts';
import { parseDateInput } from '../../domain/time/parseDateInput.ts';
import { Calendar } from './Calendar.tsx';
import { boxClass, inputClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './fieldProps.ts';
import { Floating } from '../overlays/Floating.tsx';
import { Icon } from '../display/Icon.tsx';
import { UnderstoodTip } from './UnderstoodTip.tsx';
import { useInterpreted, type Reading } from './useInterpreted.ts';

export interface DateFieldProps extends FieldProps<string | null> {
  today: string;
  /** Reads free input its own way, for instance relative to the pickup; else relative to today. */
  parse?: ((typed: string) => Reading<string>) | undefined;
  onProblem?: (problem: string | undefined) => void;
  /** What is special about a day, such as the name of a holiday. */
  mark?: (day: string) => string | undefined;
}

const readDay =
  (today: string) =>
  (typed: string): Reading<string> => {
    const parsed = parseDateInput(typed, today);
    return 'error' in parsed ? parsed : { value: parsed.date, text: parsed.explanation, note: parsed.distance };
  };

/** A calendar day: 24, 24.12, +3 or Mo are understood, Alt+↓ opens the month. */
export function DateField(props: DateFieldProps) {
  const {
    value,
    onChange,
    onCommit,
    today,
    parse = readDay(today),
    onProblem,
    mark,
    placeholder,
    autoFocus,
    className = '',
  } = props;
  const { box, control } = useFieldFrame(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const step = (day: string | null, direction: 1 | -1) => (day === null ? today : addDays(day, direction));
  const entry = useInterpreted({ value, format: formatDayFull, read: parse, onChange, onCommit, onProblem, step });
  const leave = useCallback(() => setOpen(false), []);
  const toggle = (event: MouseEvent<HTMLElement>) => {
    setAnchor(event.currentTarget.parentElement);
    setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    anchor?.querySelector('input')?.focus();
  };
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    setAnchor(event.currentTarget.parentElement);
    entry.input.onFocus(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' || !event.altKey || box.isFixed) return entry.input.onKeyDown(event);
    event.preventDefault();
    setOpen(true);
  };

  return (
    <span
      className={`${boxClass({ ...box, invalid: box.invalid || entry.problem !== undefined })} ${oneLine} ${className}`}
      data-tip={entry.problem}
    >
      <input
        {...control}
        {...(box.isFixed ? {} : entry.input)}
        {...(box.isFixed ? {} : { onKeyDown, onFocus: focus })}
        aria-invalid={entry.problem !== undefined || control['aria-invalid']}
        autoComplete="off"
        value={entry.shown}
        placeholder={placeholder}
        readOnly={box.isFixed}
        disabled={box.disabled}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        className={`${inputClass} num`}
      />
      <FieldMark invalid={box.invalid || entry.problem !== undefined} readOnly={box.readOnly} />
      {!box.readOnly && (
        <button
          type="button"
          tabIndex={-1}
          disabled={box.disabled}
          aria-label="Kalender öffnen"
          aria-expanded={open}
          onClick={toggle}
          className="text-3 hover:text-1"
        >
          <Icon name="calendar" size={12} />
        </button>
      )}
      {!open && anchor && <UnderstoodTip anchor={anchor} reading={entry.hint} />}
      {open && anchor && (
        <Floating anchor={anchor} onLeave={leave} role="dialog" label="Kalender">
          <Calendar
            value={value}
            today={today}
            {...(mark && { mark })}
            onEscape={close}
            onPick={(day) => {
              entry.take(day);
              close();
            }}
          />
        </Floating>
      )}
    </span>
  );
}
