import { absenceReasons } from './choices/absenceReasons.ts';
import { labelOf } from '../choices/choices.ts';
import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** Days on which one driver is away; why is known to disposition alone, others read that he is absent. */
export const driverAbsence = defineNoun({
  path: 'driver_absences',
  type: 'DriverAbsence',
  title: { one: 'Abwesenheit', gender: 'f', many: 'Abwesenheiten' },
  icon: 'calendar-x',
  area: 'disposition',
  represent: (it) => labelOf(absenceReasons, it.reason) || 'abwesend',
  pick: ['driver', 'from', 'until'],
  details: async () => (await import('./driverAbsenceDetails.ts')).driverAbsenceDetails,
});
export type DriverAbsence = RowOf<typeof driverAbsence>;
