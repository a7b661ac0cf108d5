import { deletePerson, personalDeletionPreview } from '../../../src/domain/retention/personCalls.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { Invalid } from '../../storage/refusals.ts';
import { respond } from '../handler.ts';
import type { Scope } from '../../write/behaviour.ts';
import { forgetContacts } from './contactsPlan.ts';
import { personOf } from './person.ts';
import { planFor, type Going } from './personPlan.ts';
import { noteRequest, noteResult } from './report.ts';

/** What would go of a person and what stays, why and until when. */
export const previewDeletion = respond(personalDeletionPreview, async ({ database, now }, who) => {
  const person = await personOf(database.pool, who);
  const { lines, holds, count } = await planFor(database.pool, person, todayIn(companyZone, now));
  return { name: person.name, lines, holds, count };
});

/** Deletes what nothing keeps, all of it or nothing, and only what the preview has shown. */
export const deleteNow = respond(deletePerson, async ({ database, openScope, actor, now }, { count, ...who }) => {
  const today = todayIn(companyZone, now);
  return database.transaction(async (client) => {
    const scope = openScope({ client, actor, now });
    const person = await personOf(client, who);
    const plan = await planFor(client, person, today);
    if (plan.count !== count)
      throw new Invalid([
        {
          propertyPath: 'count',
          message: `Es sind jetzt ${String(plan.count)} Datensätze; bitte noch einmal ansehen.`,
        },
      ]);
    // History of many years is looked through for his name.
    await client.query(`select set_config('statement_timeout', '120000', true)`);
    await client.query(`select set_config('leitstand.retention', 'on', true)`);
    for (const going of plan.going) await removeAll(scope, going, today);
    await forgetContacts(scope, person, plan.contacts);
    await noteRequest(scope, today, plan.count);
    return { deleted: plan.count };
  });
});

/** Takes away what goes of one kind, and notes it in the report of the day as the nightly run does. */
async function removeAll(scope: Scope, { retention, rows }: Going, today: CalendarDay): Promise<void> {
  const { kind, remove, atOnce = 200 } = retention;
  const ids = rows.map((it) => it.id);
  for (let from = 0; from < ids.length; from += atOnce) await remove?.(scope, ids.slice(from, from + atOnce));
  const days = rows.map((it) => it.day).toSorted();
  await noteResult(scope, today, { kind, count: ids.length, oldest: days[0] ?? null, newest: days.at(-1) ?? null });
}
