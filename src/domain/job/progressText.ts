/** How far work is, as people read it: in percent while the end is known, as a count while it is not. */
export function progressText(done: number | null | undefined, of: number | null | undefined): string | null {
  if (done === null || done === undefined) return null;
  if (of === null || of === undefined || of <= 0) return done.toLocaleString('de-DE');
  return `${String(Math.floor((Math.min(done, of) / of) * 100))} %`;
}
