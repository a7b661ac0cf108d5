/** A span of minutes as hours and minutes, 3:50; a negative one keeps its sign. */
export function formatDuration(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined) return '–';
  const whole = Math.round(Math.abs(minutes));
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return minutes < 0 && whole > 0 ? `−${text}` : text;
}

/** A drive time with its unit, 2:31 h. */
export function formatHours(minutes: number | null | undefined): string {
  const text = formatDuration(minutes);
  return text === '–' ? text : `${text} h`;
}
