/**
 * What a list says that has nothing to show, in its own words where it has some; who has not looked for anything has
 * not failed to find it.
 */
export function emptyTextOf(
  own: string | undefined,
  { many, isFiltered }: { many: string; isFiltered: boolean },
): string {
  return own ?? (isFiltered ? `Keine ${many} gefunden` : `Noch keine ${many}`);
}
