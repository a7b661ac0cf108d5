import type { AnyRow } from '../define/row.ts';
import type { CalendarDay } from '../time/calendarDay.ts';

const days = ['datum', 'bringdatum'] as const;

/**
 * What a template brings into a new contract: days that have passed since it was saved are left for somebody to choose.
 */
export function templateValues(template: AnyRow, today: CalendarDay): AnyRow {
  const passed = days.map((day) => template[day]).some((it) => typeof it === 'string' && it < today);
  return passed
    ? Object.fromEntries(Object.entries(template).filter(([name]) => !days.some((day) => day === name)))
    : template;
}
