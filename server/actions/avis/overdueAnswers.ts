import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { addDays, type CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { addWorkingDays, workingDaysFrom } from '../../../src/domain/time/workingDays.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** Reminds the office each morning of the contacts who owe an answer for so many working days. */
export const overdueAnswers = (days: number) =>
  defineJob({
    name: 'avis.overdueAnswers',
    title: 'Überfällige Rückmeldungen',
    schedule: { at: '07:00', onlyWorkingDays: true },
    retries: [60_000],
    async run({ scope }) {
      const count = await scope((it) => remindOfAnswers(it, days));
      return { result: `${String(count)} ${count === 1 ? 'Erinnerung' : 'Erinnerungen'}` };
    },
  });

type Row = { id: number; contract: number; since: CalendarDay };

/**
 * Tells of every answer that has become overdue since the last reminder, each once, whatever days were missed; answers
 * how many there are.
 */
export async function remindOfAnswers(scope: Scope, days: number): Promise<number> {
  const { client, now } = scope;
  const today = todayIn(companyZone, now);
  const last = await holdLast(client, addWorkingDays(today, -1));
  if (last >= today) return 0;
  const rows = await rowsOf<Row>(
    client,
    sql`select id, contract, "answerAwaitedSince"::text as since from contract_avis
        where "answerAwaitedSince" <= ${addDays(today, -days)} and status = 'awaiting_response' and not "isStorniert" order by id`,
  );
  const isOverdue = (since: CalendarDay, day: CalendarDay) => since < day && workingDaysFrom(since, day) >= days;
  const overdue = rows.filter(({ since }) => isOverdue(since, today) && !isOverdue(since, last));
  for (const { id, contract: number, since } of overdue) {
    const about = await scope.look(contract, iriOf('contracts', number));
    const values = { days: String(workingDaysFrom(since, today)) };
    if (about) await notifyStaff(scope, 'avisAnswerOverdue', { contract: about, entityId: id, values });
  }
  await rowsOf(
    client,
    sql`update system_facts set value = ${JSON.stringify(today)}::jsonb where name = 'avisAnswerOverdue'`,
  );
  return overdue.length;
}

/** The day of the last reminder, held until the transaction ends; before the first one only what is new counts. */
async function holdLast(to: Queryable, first: CalendarDay): Promise<CalendarDay> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('avisAnswerOverdue', ${JSON.stringify(first)}::jsonb) on conflict do nothing`,
  );
  const [row] = await rowsOf<{ value: CalendarDay }>(
    to,
    sql`select value from system_facts where name = 'avisAnswerOverdue' for update`,
  );
  return row?.value ?? first;
}
