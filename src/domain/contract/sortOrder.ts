import { allowed, refused, type Verdict } from '../define/verdict.ts';

/** The stored value is the shown one plus this, so that every stored value is positive. */
const stored = 1000;
const lowest = -999;
const highest = 999;

/** The place a contract was given within its day, as staff see and enter it; the lower one shows higher. */
export function shownSortOrder(value: number | null | undefined): number {
  return (value ?? stored) - stored;
}

/** The value to store for a place that staff entered. */
export function storedSortOrder(shown: number): number {
  return shown + stored;
}

/** How a place reads in the list: a dash for no place of its own, and a real minus sign. */
export function formatSortOrder(value: number | null | undefined): string {
  const shown = shownSortOrder(value);
  return shown === 0 ? '–' : String(shown).replace('-', '−');
}

/** Places run from -999 to 999 in whole numbers. */
export function checkSortOrder(shown: number): Verdict<'sortOrder'> {
  if (Number.isInteger(shown) && shown >= lowest && shown <= highest) return allowed;
  return refused('Die Position muss eine ganze Zahl zwischen -999 und 999 sein.', 'sortOrder');
}
