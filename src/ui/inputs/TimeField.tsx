import type { FieldProps } from './fieldProps.ts';
import { TimeInput } from './TimeInput.tsx';
import { readTime, steppedTime } from './timeReading.ts';

export interface TimeFieldProps extends FieldProps<string | null> {
  unit?: string | undefined;
  onProblem?: (problem: string | undefined) => void;
}

/** A time of day "HH:mm"; 9 and 930 are understood. */
export function TimeField({ value, onChange, onCommit, onProblem, ...rest }: TimeFieldProps) {
  return (
    <TimeInput
      {...rest}
      entry={{ value, onChange, onCommit, onProblem, read: readTime, format: (time) => time, step: steppedTime }}
    />
  );
}
