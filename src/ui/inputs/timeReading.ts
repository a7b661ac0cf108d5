import { stepTime } from '../../domain/time/clock.ts';
import { invalidTime, parseTimeInput } from '../../domain/time/parseTimeInput.ts';
import type { Reading } from './useInterpreted.ts';

export interface Span {
  from: string | null;
  to: string | null;
}

/** Reads a single time: 930 is 09:30. */
export function readTime(typed: string): Reading<string> {
  const parsed = parseTimeInput(typed);
  if ('error' in parsed) return parsed;
  if (parsed.to !== null) return { error: invalidTime };
  return { value: parsed.from, text: parsed.from, note: 'Uhr' };
}

/** Reads the first box of a window, where 9-11 fills both; a single time leaves the other end as it is. */
export function readSpan(typed: string, to: string | null): Reading<Span> {
  const parsed = parseTimeInput(typed);
  if ('error' in parsed) return parsed;
  if (parsed.to === null) return { value: { from: parsed.from, to }, text: parsed.from, note: 'Uhr' };
  return { value: parsed, text: `${parsed.from} bis ${parsed.to}` };
}

/** Arrow keys walk in steps of half an hour and stay within the day; an empty field begins with the working day. */
export function steppedTime(time: string | null, direction: 1 | -1): string {
  return time === null ? '08:00' : stepTime(time, direction);
}
