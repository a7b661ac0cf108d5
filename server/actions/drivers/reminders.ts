import { sql } from 'drizzle-orm';
import { driver } from '../../../src/domain/driver/driver.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { reminderMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { retentionPeriodOf } from '../../storage/retentionPeriods.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** So many days after the registration applicants are reminded, and at last is said when it will be deleted. */
const firstAfter = 3;
const secondAfter = 10;
/** Whoever has waited longer than this hears nothing any more, for instance after a long time without this job. */
const staleAfter = 30;

/** Reminds applicants whose papers are not complete, each after three and after ten days (M16b). */
export const documentReminders = defineJob({
  name: 'drivers.documentReminders',
  title: 'Erinnerung an fehlende Unterlagen',
  schedule: { at: '09:00' },
  retries: [60_000],
  async run({ scope }) {
    const count = await scope(remindApplicants);
    return { result: `${String(count)} ${count === 1 ? 'Erinnerung' : 'Erinnerungen'}` };
  },
});

type Row = { readonly id: number; readonly days: number; readonly reminders: number };

/** Writes to everybody who is due, each time once; answers to how many. */
export async function remindApplicants(scope: Scope): Promise<number> {
  const { client, now } = scope;
  const today = todayIn(companyZone, now);
  // So long after it came a registration without its papers stays.
  const { amount: keptFor } = await retentionPeriodOf(client, 'applicantsWithoutPapers');
  const rows = await rowsOf<Row>(
    client,
    sql`select id, ${today}::date - ("createdAt" at time zone ${companyZone})::date as days, "documentReminders" as reminders
        from drivers
        where not approved and not active and not "requiredDocsUploaded" and email is not null and email <> '' and "documentReminders" < 2
          and ("createdAt" at time zone ${companyZone})::date between ${addDays(today, -staleAfter)} and ${addDays(today, -firstAfter)}
        order by id for update`,
  );
  const due = rows.filter(({ days, reminders }) => days >= secondAfter || reminders === 0);
  for (const { id, days } of due) {
    const iri = iriOf(driver.path, id);
    const record = await scope.look(driver, iri);
    if (!record) continue;
    const isSecond = days >= secondAfter;
    const deletionDate = isSecond ? addDays(today, keptFor - days) : null;
    await queueMail(scope, await reminderMail(scope, { driver: record, deletionDate }));
    await scope.change(driver, iri, { documentReminders: isSecond ? 2 : 1 });
  }
  return due.length;
}
