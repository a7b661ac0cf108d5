import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';

/** One kind of what is kept about a person, and what becomes of it when he wants it deleted. */
export type Line = {
  readonly what: string;
  readonly count: number;
  readonly state: 'goes' | 'stays' | 'held';
  readonly why: string;
  readonly until: CalendarDay | null;
};
