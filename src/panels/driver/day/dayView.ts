import { driverRegions } from '../../../domain/driver/choices/driverRegions.ts';
import type { KeyOf } from '../../../domain/choices/choices.ts';
import { isCalendarDay } from '../../../domain/time/calendarDay.ts';

/** What of the Fahrertag is shown; its address keeps it. */
export type DayView = {
  readonly from: string;
  readonly days: 1 | 7;
  readonly region: KeyOf<typeof driverRegions> | null;
  readonly isTable: boolean;
  readonly zoom: number;
};

/** What an address asks for; whatever it does not name is as usual. */
export function readDayView(query: URLSearchParams, today: string): DayView {
  const day = query.get('day') ?? '';
  return {
    from: isCalendarDay(day) ? day : today,
    days: query.get('days') === '7' ? 7 : 1,
    region: driverRegions.items.find((it) => it.key === query.get('region'))?.key ?? null,
    isTable: query.has('table'),
    zoom: Math.min(8, Math.max(1, Number(query.get('zoom') ?? '1') || 1)),
  };
}

/** The address of a view; the usual one is named by nothing. */
export function dayViewUrl({ from, days, region, isTable, zoom }: DayView, today: string): string {
  const query = new URLSearchParams({
    ...(from !== today && { day: from }),
    ...(days > 1 && { days: String(days) }),
    ...(region && { region }),
    ...(isTable && { table: '' }),
    ...(zoom > 1 && { zoom: zoom.toFixed(2) }),
  }).toString();
  return query ? `/driver_day?${query}` : '/driver_day';
}
