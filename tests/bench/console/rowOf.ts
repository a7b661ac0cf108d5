import type { BrowserWindow } from './browserWindow.ts';

/** The row of a list's record by its place, counted from 0; on quiet days the headings of others stand in between. */
export async function rowOf({ page }: BrowserWindow, place: number): Promise<string> {
  const id = await page.evaluate((at) => {
    const rows = [...document.querySelectorAll('[row-index][row-id^="/api/"]')];
    const index = (row: Element) => Number(row.getAttribute('row-index'));
    const ids = rows.toSorted((one, other) => index(one) - index(other)).map((it) => it.getAttribute('row-id'));
    return [...new Set(ids)][at];
  }, place);
  if (!id) throw new Error(`The list has no record at place ${String(place)}.`);
  return `[row-id="${id}"]`;
}
