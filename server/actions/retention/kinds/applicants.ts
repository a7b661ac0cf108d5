import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDay } from '../../../../src/domain/time/calendarDay.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetDriver } from '../forgetDriver.ts';
import { isHeld } from '../holds.ts';

/** Who was neither approved nor active, and whom nothing of the business names. */
const waiting = (day: SQL, today: CalendarDay) => sql`
  select it.id, ${day} as day, ${isHeld({ driver: sql`it.id` }, today)} as held
  from drivers it
  where not it.approved and not it.active
    and not exists (select from contracts c where c.driver = it.id)
    and not exists (select from invoices d where d.driver = it.id)
    and not exists (select from billings d where d.driver = it.id)
    and not exists (select from drivers d where d.fahrervon = it.id)`;

/** An applicant of whom nobody heard any more goes with account and papers. */
export const applicants = defineRetention({
  kind: 'applicants',
  atOnce: 1,
  due: (before, today) => sql`
    ${waiting(sql`it."updatedAt"::date`, today)} and it."updatedAt" < ${before}
      and not exists (select from driver_documents d where d.driver = it.id and d."updatedAt" >= ${before})`,
  of: ({ drivers }) => sql`select unnest(${sql.param([...drivers])}::bigint[]) as id`,
  remove: async (scope, [id]) => forgetDriver(scope, id ?? 0),
});

/** One whose papers never came goes on the day that the second reminder has named (M16b). */
export const applicantsWithoutPapers = defineRetention({
  kind: 'applicantsWithoutPapers',
  atOnce: 1,
  due: (before, today) => sql`
    ${waiting(sql`it."createdAt"::date`, today)} and not it."requiredDocsUploaded" and it."createdAt"::date <= ${before}`,
  remove: async (scope, [id]) => forgetDriver(scope, id ?? 0),
});
