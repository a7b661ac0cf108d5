import type { FieldProps } from './fieldProps.ts';
import { TimeInput } from './TimeInput.tsx';
import { readSpan, readTime, steppedTime, type Span } from './timeReading.ts';

export interface TimeRangeProps extends FieldProps<Span> {
  /** Each end for itself: what is right in one says nothing of the other. */
  onProblem?: (problem: string | undefined, end: keyof Span) => void;
  /** The two ends may be dirty or wrong on their own. */
  dirtyFrom?: boolean | undefined;
  dirtyTo?: boolean | undefined;
  errorFrom?: string | undefined;
  errorTo?: string | undefined;
}

/** A window of time in two boxes, "von" and "bis"; 9-11 in the first fills both. */
export function TimeRange(props: TimeRangeProps) {
  const {
    value,
    onChange,
    onCommit,
    onProblem,
    label,
    dirty,
    dirtyFrom,
    dirtyTo,
    error,
    errorFrom,
    errorTo,
    className = '',
    ...rest
  } = props;
  const set = (next: Span) => onChange(next);
  const commit = (next: Span) => onCommit?.(next);
  return (
    <span className={`flex w-full min-w-0 gap-2 ${className}`}>
      <TimeInput<Span>
        {...rest}
        label={`${label ?? 'Zeit'} von`}
        unit="von"
        dirty={dirtyFrom ?? dirty}
        error={errorFrom ?? error}
        entry={{
          value: value.from === null ? null : value,
          format: (span) => span.from ?? '',
          read: (typed) => readSpan(typed, value.to),
          onChange: (span) => set(span ?? { from: null, to: value.to }),
          onCommit: (span) => commit(span ?? { from: null, to: value.to }),
          onProblem: (problem) => onProblem?.(problem, 'from'),
          step: (span, direction) => ({ from: steppedTime(span?.from ?? null, direction), to: value.to }),
        }}
      />
      <TimeInput<string>
        {...rest}
        autoFocus={false}
        label={`${label ?? 'Zeit'} bis`}
        unit="bis"
        dirty={dirtyTo ?? dirty}
        error={errorTo ?? error}
        entry={{
          value: value.to,
          format: (time) => time,
          read: readTime,
          onChange: (to) => set({ from: value.from, to }),
          onCommit: (to) => commit({ from: value.from, to }),
          onProblem: (problem) => onProblem?.(problem, 'to'),
          step: steppedTime,
        }}
      />
    </span>
  );
}
