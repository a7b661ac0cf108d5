/** How long ago the data is from, in the few words of the status bar. */
export function ageText(ageMs: number): string {
  const seconds = Math.max(0, Math.round(ageMs / 1000));
  if (seconds < 60) return `vor ${seconds} s`;
  if (seconds < 3600) return `vor ${Math.floor(seconds / 60)} min`;
  return `vor ${Math.floor(seconds / 3600)} h`;
}

/** The time of a moment with seconds, in the zone of the company. */
export function clockText(at: number, zone: string): string {
  return new Date(at).toLocaleTimeString('de-DE', { timeZone: zone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
}
