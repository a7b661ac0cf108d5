/** Places of standard pictures are stored from here on; people read them from 1 (document 3, section 9). */
export const storedFrom = 1000;

/** The place of a standard picture as people read it; a dash for none. */
export function shownPlace(sort: number | null | undefined): string {
  const place = (sort ?? storedFrom) - storedFrom;
  return place === 0 ? '–' : String(place);
}
