import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { billing } from '../../../src/domain/billing/billing.ts';
import { bookingsOf, type BookedDocument } from '../../../src/domain/datev/bookings.ts';
import type { Batch } from '../../../src/domain/datev/bookingBatch.ts';
import type { DatevFinding } from '../../../src/domain/datev/checkBatch.ts';
import { datevExport } from '../../../src/domain/datev/datevExport.ts';
import type { DatevSettings } from '../../../src/domain/datev/datevSettings.ts';
import type { PersonalAccount } from '../../../src/domain/datev/personalAccounts.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { sumAmounts } from '../../../src/domain/money/amount.ts';
import { companyZone, clockIn, todayIn } from '../../../src/domain/time/zone.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { nextNumber } from '../../storage/counters.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { documentId, type Gathered, type Wanted } from './gather.ts';
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

type How = { readonly reason: string | null; readonly withDocuments: boolean; readonly store: FileStore };

/** Gives what is wanted its batch, whole or not at all. */
export async function makeBatch(
  scope: Scope,
  wanted: Wanted,
  { reason, store, withDocuments }: How,
): Promise<{ iri: string; number: number }> {
  // Held until the transaction ends, so no document goes into two batches and no batch number is left out.
  const number = await nextNumber(scope.client, 'datev');
  const { documents, findings, settings } = await monthOf(scope.client, wanted, store);
  refuse(findings.filter((it) => it.isRefusal));
  if (documents.length === 0) throw new Invalid([{ propertyPath: 'month', message: nothingLeft }]);
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

/** What is said of a month whose documents have all gone out. */
export const nothingLeft = 'In diesem Monat ist nichts mehr zu exportieren.';

/** Tells what holds a month up, where something does. */
export function refuse(refusals: readonly DatevFinding[]): void {
  if (refusals.length > 0)
    throw new Invalid(refusals.slice(0, 100).map((it) => ({ propertyPath: 'month', message: it.sentence })));
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
