import { deletePerson, personalDeletionPreview } from '../../../src/domain/retention/personCalls.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { storeAt } from '../../files/store/storeAt.ts';
import { Invalid } from '../../storage/refusals.ts';
import { respond } from '../handler.ts';
import { forgetContacts } from './contactsPlan.ts';
import { rememberDeletion } from './deletedPersons.ts';
import { personOf } from './person.ts';
import { planFor } from './personPlan.ts';
import { removeOnRequest } from './removeOnRequest.ts';
import { noteRequest } from './report.ts';

/** What would go of a person and what stays, why and until when. */
export const previewDeletion = respond(personalDeletionPreview, async ({ database, now }, who) => {
  const person = await personOf(database.pool, who);
  const { lines, holds, count } = await planFor(database.pool, person, todayIn(companyZone, now));
  return { name: person.name, lines, holds, count };
});

/** Deletes what nothing keeps, all of it or nothing, and only what the preview has shown. */
export const deleteNow = respond(
  deletePerson,
  async ({ database, openScope, actor, now, settings }, { count, ...who }) => {
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
      for (const { retention, rows } of plan.going)
        await removeOnRequest(
          scope,
          { retention, ids: rows.map((it) => it.id), days: rows.map((it) => it.day) },
          today,
        );
      await forgetContacts(scope, person, plan.contacts);
      await noteRequest(scope, today, plan.count);
      await rememberDeletion(scope, storeAt(settings), { person, plan });
      return { deleted: plan.count };
    });
  },
);
