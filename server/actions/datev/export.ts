import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { billing } from '../../../src/domain/billing/billing.ts';
import { bookingsOf, type BookedDocument } from '../../../src/domain/datev/bookings.ts';
import type { Batch } from '../../../src/domain/datev/bookingBatch.ts';
import { exportMonth, repeatExport } from '../../../src/domain/datev/datevCalls.ts';
import { datevExport } from '../../../src/domain/datev/datevExport.ts';
import type { DatevSettings } from '../../../src/domain/datev/datevSettings.ts';
import type { DatevFinding } from '../../../src/domain/datev/checkBatch.ts';
import type { PersonalAccount } from '../../../src/domain/datev/personalAccounts.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { sumAmounts } from '../../../src/domain/money/amount.ts';
import { companyZone, clockIn, todayIn } from '../../../src/domain/time/zone.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { storeAt } from '../../files/store/storeAt.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextNumber } from '../../storage/counters.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { makeFileOf, type Completed } from '../billings/fileOnDemand.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { documentId, type Gathered, type Wanted } from './gather.ts';
import { monthIn } from './monthIn.ts';
import { monthOf } from './month.ts';
import { personalAccountOf } from './personalAccount.ts';

/** What a batch consists of, kept when it got its number: its files are made of that and of nothing else. */
export type KeptBatch = {
  readonly batch: Batch;
  readonly settings: DatevSettings;
  readonly documents: readonly BookedDocument[];
  readonly accounts: readonly PersonalAccount[];
  /** The files that go along, each under the id that its rows name. */
  readonly files: readonly { readonly id: string; readonly image: number; readonly number: string }[];
};

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
      if (await isUnderWay(scope.client, month))
        throw new Invalid([{ propertyPath: 'month', message: 'Der Export dieses Monats läuft bereits.' }]);
      const unmade = await unmadeFiles(scope, month, store);
      if (unmade.length === 0)
        return { ...(await makeBatch(scope, { month }, { withDocuments, reason: null, store })), job: null };
      const job = await enqueue(scope, exportAfterFiles(store), { month, withDocuments }, { title: titleOf(month) });
      return { iri: null, number: null, job };
    }),
});

/** Whether somebody's export of the month still makes its files. */
async function isUnderWay(to: Queryable, month: string): Promise<boolean> {
  const rows = await rowsOf(
    to,
    sql`select from jobs where job = ${exportJob} and input->>'month' = ${month} and state in ('waiting', 'running')`,
  );
  return rows.length > 0;
}

const exportJob = 'datev.export';
const titleOf = (month: string) => `Belegdateien und Export ${month.slice(5)}/${month.slice(0, 4)}`;

/** Makes the files that a month lacks, then its batch, in the name of whoever asked. */
export const exportAfterFiles = (store: FileStore) =>
  defineJob({
    name: exportJob,
    title: 'Belegdateien und Export',
    input: z.strictObject({ month: z.string(), withDocuments: z.boolean() }),
    retries: [5_000, 60_000],
    async run({ input: { month, withDocuments }, ...its }) {
      const { database, progress, scope, signal } = its;
      const unmade = await unmadeFiles({ client: database.pool }, month, store);
      for (const [at, it] of unmade.entries()) {
        signal.throwIfAborted();
        await makeFileOf({ ...its, store }, it);
        progress(at + 1, unmade.length);
      }
      // A server that died right after the batch leaves nothing to be done.
      const { documents } = await monthOf(database.pool, { month }, store);
      if (documents.length === 0) return { result: 'In diesem Monat ist nichts mehr zu exportieren.' };
      const made = await scope((to) => makeBatch(to, { month }, { withDocuments, reason: null, store }));
      return { result: `Export ${String(made.number)} für ${month.slice(5)}/${month.slice(0, 4)}` };
    },
  });

/** The documents of a month whose file is still to be made; refused while something else holds the month up. */
async function unmadeFiles(
  { client }: { readonly client: Queryable },
  month: string,
  store: FileStore,
): Promise<readonly Completed[]> {
  const { findings } = await monthOf(client, { month }, store);
  const refusals = findings.filter((it) => it.isRefusal && it.at !== 'file');
  if (refusals.length > 0) refuse(refusals);
  return findings.flatMap(({ at, document }) => (at === 'file' && document?.record ? documentId(document.record) : []));
}

function refuse(refusals: readonly DatevFinding[]): never {
  throw new Invalid(refusals.slice(0, 100).map((it) => ({ propertyPath: 'month', message: it.sentence })));
}

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

type How = { readonly reason: string | null; readonly withDocuments: boolean; readonly store: FileStore };

async function makeBatch(
  scope: Scope,
  wanted: Wanted,
  { reason, store, withDocuments }: How,
): Promise<{ iri: string; number: number }> {
  // Held until the transaction ends, so no document goes into two batches and no batch number is left out.
  const number = await nextNumber(scope.client, 'datev');
  const { documents, findings, settings } = await monthOf(scope.client, wanted, store);
  const refusals = findings.filter((it) => it.isRefusal);
  if (refusals.length > 0) refuse(refusals);
  if (documents.length === 0)
    throw new Invalid([{ propertyPath: 'month', message: 'In diesem Monat ist nichts mehr zu exportieren.' }]);
  const kept = keptBatch(documents, {
    settings,
    withDocuments,
    batch: batchOf(scope, { number, month: wanted.month }),
  });
  const made = await scope.make(datevExport, {
    number,
    month: wanted.month,
    documents: documents.length,
    bookings: kept.documents.reduce((sum, it) => sum + bookingsOf(it, settings).length, 0),
    amountTotal: sumAmounts(documents.map((it) => it.amountTotal)),
    withDocuments,
    repeats: wanted.repeats === undefined ? null : iriOf('datev_exports', wanted.repeats),
    reason,
    exportedBy: scope.actor.userId === null ? null : iriOf('users', scope.actor.userId),
  });
  await rowsOf(
    scope.client,
    sql`insert into datev_batches (export, content) values (${made.id}, ${JSON.stringify(kept)}::jsonb)`,
  );
  await freezeAccounts(scope, documents);
  const iri = iriOf('datev_exports', made.id);
  if (wanted.repeats === undefined)
    for (const { record } of documents)
      await scope.change(documentId(record).path === 'invoices' ? invoice : billing, record, {
        datevExport: iri,
      });
  return { iri, number };
}

function keptBatch(
  documents: readonly Gathered[],
  { batch, settings, withDocuments }: { batch: Batch; settings: DatevSettings; withDocuments: boolean },
): KeptBatch {
  const files: KeptBatch['files'][number][] = [];
  const rows = documents.map(({ customer: _buyer, driver: _paid, ...it }): BookedDocument => {
    if (!withDocuments || it.file === null) return { ...it, file: null };
    const id = randomUUID();
    files.push({ id, image: Number(it.file), number: it.number });
    return { ...it, file: id };
  });
  const people = new Map(documents.map((it) => [it.party.record, it]));
  return {
    batch,
    settings,
    documents: rows,
    accounts: [...people.values()]
      .flatMap((it) => personalAccountOf(it) ?? [])
      .toSorted((a, b) => a.account - b.account),
    files,
  };
}

function batchOf({ actor, now }: Scope, { month, number }: Pick<Batch, 'month' | 'number'>): Batch {
  const milliseconds = String(now.getMilliseconds()).padStart(3, '0');
  const clock = clockIn(companyZone, now).replaceAll(':', '');
  return {
    number,
    month,
    madeAt: `${todayIn(companyZone, now).replaceAll('-', '')}${clock}${milliseconds}`,
    by: { code: actor.username, initials: actor.username.slice(0, 2).toUpperCase() },
  };
}

/** Whoever stands in a batch keeps his account for good. */
async function freezeAccounts({ client }: Scope, documents: readonly Gathered[]): Promise<void> {
  const accounts = new Map(documents.map(({ party }) => [party.record ?? '', party.account]));
  for (const [record, account] of accounts)
    await rowsOf(
      client,
      sql`insert into datev_accounts (record, account) values (${record}, ${account}) on conflict (record) do nothing`,
    );
}
