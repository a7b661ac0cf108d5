import { exportMonth, repeatExport } from '../../../src/domain/datev/datevCalls.ts';
import { datevExport } from '../../../src/domain/datev/datevExport.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { storeAt } from '../../files/store/storeAt.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { exportAfterFiles, isUnderWay, leftOf } from './exportAfterFiles.ts';
import { makeBatch } from './makeBatch.ts';
import { monthIn } from './monthIn.ts';

/**
 * Exports what the month has left: at once where every document has its file, else by a job that makes the files first
 * and tells how far it is. What holds the month up besides is said before.
 */
export const exportOne = answer(exportMonth, {
  read: ({ month, withDocuments }) => ({ month: monthIn(month), withDocuments: withDocuments === true }),
  work: ({ actor, database, now, openScope, settings }, { month, withDocuments }) =>
    database.transaction(async (client) => {
      const scope = openScope({ client, actor, now });
      const store = storeAt(settings);
      if (await isUnderWay(client, month))
        throw new Invalid([{ propertyPath: 'month', message: 'Der Export dieses Monats läuft bereits.' }]);
      const { unmade } = await leftOf(client, month, store);
      if (unmade.length === 0)
        return { ...(await makeBatch(scope, { month }, { withDocuments, reason: null, store })), job: null };
      const job = await enqueue(scope, exportAfterFiles(store), { month, withDocuments }, { title: titleOf(month) });
      return { iri: null, number: null, job };
    }),
});

const titleOf = (month: string) => `Belegdateien und Export ${month.slice(5)}/${month.slice(0, 4)}`;

/** Sends the documents of an export out a second time; only administrators may, and they say why. */
export const repeatOne = answer(repeatExport, {
  read: ({ reason, withDocuments }) => {
    const said = typeof reason === 'string' ? reason.trim().slice(0, 500) : '';
    if (said === '') throw wrongInput(repeatExport)('reason', 'Bitte nennen Sie den Grund.');
    return { reason: said, withDocuments: withDocuments === true };
  },
  work: ({ actor, database, now, openScope, settings }, { id, reason, withDocuments }) =>
    database.transaction(async (client) => {
      const scope = openScope({ client, actor, now });
      const original = await scope.look(datevExport, iriOf('datev_exports', id));
      if (!original) throw new NotFound();
      const first = original.repeats === null ? id : Number(original.repeats.split('/').at(-1));
      const how = { withDocuments, reason, store: storeAt(settings) };
      return makeBatch(scope, { month: original.month ?? '', repeats: first }, how);
    }),
});
