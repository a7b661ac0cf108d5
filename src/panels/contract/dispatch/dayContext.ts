import { createContext, useContext } from 'react';
import type { ContractDay } from '../../../api/calls/contractDays.ts';

/** What the headings of the dispatch list know about the days, and what they can do. */
export type Days = {
  readonly counts: ReadonlyMap<string, ContractDay>;
  /** What a Sperrtag does, by day. */
  readonly lockDays: ReadonlyMap<string, string>;
  readonly today: string;
  readonly isOneDay: boolean;
  showOnly(day: string): void;
  /** Whether the list shows only contracts without a driver. */
  readonly asksForOpen: boolean;
  /** Nothing but the contracts of this day that have no driver, or all of its contracts again. */
  toggleOpen(day: string): void;
};

export const DaysContext = createContext<Days | null>(null);

/** The days of the list a heading stands in. */
export function useDays(): Days {
  const days = useContext(DaysContext);
  if (!days) throw new Error('not inside the dispatch list');
  return days;
}
