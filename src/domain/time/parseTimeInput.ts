import { type ClockTime, clockTime } from './clock.ts';

/** The text of document 1 for everything a time field does not understand. */
export const invalidTime = 'Invalid time format';

/** What a time field understood; `to` is set when a span such as 9-11 was typed into the first field. */
export type ParsedTime =
  | { readonly from: ClockTime; readonly to: ClockTime | null }
  | { readonly error: typeof invalidTime };

/** Reads what dispatchers type into a time field: 930, 9, 9:30, or a span 9-11 that fills both fields. */
export function parseTimeInput(text: string): ParsedTime {
  const parts = text.split(/[-–]/);
  const from = single(parts[0] ?? '');
  if (from === undefined || parts.length > 2) return { error: invalidTime };
  if (parts.length === 1) return { from, to: null };
  const to = single(parts[1] ?? '');
  return to === undefined ? { error: invalidTime } : { from, to };
}

function single(text: string): ClockTime | undefined {
  const match = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(text.trim());
  if (match === null) return undefined;
  const hours = Number(match[1]);
  return hours > 23 ? undefined : clockTime(hours * 60 + Number(match[2] ?? 0));
}
