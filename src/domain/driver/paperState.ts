import { daysFrom, type CalendarDay } from '../time/calendarDay.ts';

/** From so many days before its end on a paper is said to run out. */
const noticeDays = 120;

export type PaperState = { readonly tone: 'ok' | 'soon' | 'over' | 'unseen'; readonly text: string };
type Paper = { readonly validUntil?: string | null | undefined; readonly checkedAt?: string | null | undefined };

const days = (count: number) => (count === 1 ? '1 Tag' : `${String(count)} Tagen`);

/** How a paper stands: over, about to be, or whether anybody has looked at it. */
export function paperState({ validUntil, checkedAt }: Paper, today: CalendarDay): PaperState {
  const left = validUntil ? daysFrom(today, validUntil) : null;
  if (left !== null && left < 0) return { tone: 'over', text: `seit ${days(-left)} abgelaufen` };
  if (!checkedAt) return { tone: 'unseen', text: 'neu, nicht geprüft' };
  return left !== null && left <= noticeDays
    ? { tone: 'soon', text: `läuft in ${days(left)} ab` }
    : { tone: 'ok', text: 'geprüft' };
}
