import { sql } from 'drizzle-orm';
import { jobCategories } from '../../../src/domain/choices/jobCategories.ts';
import { distinctAddresses } from '../../../src/domain/contract/recipients.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { formatKm } from '../../../src/domain/km/formatKm.ts';
import { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { formatEuro } from '../../../src/domain/money/amount.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import type { Scope } from '../../write/behaviour.ts';
import { rowsOf } from '../../storage/sql.ts';
import { greetingFor } from '../greeting.ts';
import { queueMail } from '../queueMail.ts';
import { offerHead, offerList } from '../templates/offerList.ts';
import { writeMail, type Mail } from '../writeMail.ts';
import { newOffers, offerReaders, type OfferedRide, type OfferReader } from './offeredRides.ts';
import { holdRun, noteRun } from './offerRun.ts';

/** How many rides go to how many drivers. */
export type Offered = { readonly rides: number; readonly drivers: number };

const paidByCredit: ReadonlySet<number | null> = new Set(
  jobCategories.items.filter((it) => it.credit).map((it) => it.id),
);

/**
 * Queues the drivers' offer mail (M05), one for each so that nobody sees the others; as long as none of an earlier run
 * has arrived, those that still wait are out of date, because the new ones name their rides again.
 */
export async function queueOfferMails(scope: Scope, { isDaily }: { isDaily: boolean }): Promise<Offered> {
  const today = todayIn(companyZone, scope.now);
  const run = await holdRun(scope.client);
  if (isDaily && run.day !== null && run.day >= today) return { rides: 0, drivers: 0 };
  const rides = await newOffers(scope.client, today);
  const readers = (await offerReaders(scope.client))
    .map((it) => ({ ...it, recipients: distinctAddresses([it.email, it.fax]) }))
    .filter((it) => it.recipients.length > 0);
  const day = isDaily ? today : run.day;
  if (rides.length === 0) {
    await noteRun(scope.client, { ...run, day });
    return { rides: 0, drivers: 0 };
  }
  await setAside(scope, run.mails);
  const mails: number[] = [];
  for (const reader of readers) {
    const mail = await queueMail(scope, await offerMail(scope, rides, reader));
    if (mail !== undefined) mails.push(mail);
  }
  await noteRun(scope.client, { day, rides: rides.map((it) => it.id), mails });
  return { rides: rides.length, drivers: readers.length };
}

/** What the mail would hold and who would get it, for the question before it is sent by hand. */
export async function offersToSend({ client, now }: Pick<Scope, 'client' | 'now'>): Promise<Offered> {
  const [rides, readers] = [await newOffers(client, todayIn(companyZone, now)), await offerReaders(client)];
  return {
    rides: rides.length,
    drivers: readers.filter((it) => distinctAddresses([it.email, it.fax]).length > 0).length,
  };
}

/** Leaves alone what the worker is taking or sending at this moment: that mail arrives. */
async function setAside(scope: Scope, mails: readonly number[]): Promise<void> {
  const waiting = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id
      from mail_logs
      where id = any(${sql.param([...mails])}::bigint[]) and status = 'pending'
      and "sendingUntil" is null
      order by id for update skip locked`,
  );
  for (const { id } of waiting)
    await scope.change(mailLog, iriOf('mail_logs', id), {
      status: 'error',
      error: 'Von einer neueren Angebotsmail überholt.',
      nextAttemptAt: null,
    });
}

/**
 * Employees are paid by the hour, so an amount would only confuse them; in the log of the others it is seen by who may
 * see it on the contract.
 */
async function offerMail(scope: Scope, rides: readonly OfferedRide[], reader: Addressee): Promise<Mail> {
  if (!paidByCredit.has(reader.gruppe)) return writeOffer(scope, { rides, reader, amountOf: () => '' });
  const { text, html } = await writeOffer(scope, { rides, reader, amountOf: (amount) => formatEuro(amount) });
  return { ...(await writeOffer(scope, { rides, reader, amountOf: () => '…' })), withAmounts: { text, html } };
}

/**
 * The offer mail as this driver would get it now, with amounts for those who may read them; none while there is no new
 * free ride to offer.
 */
export async function offerSample(
  scope: Scope,
  reader: OfferReader,
  { hidesMoney }: { readonly hidesMoney: boolean },
): Promise<Mail | undefined> {
  const rides = await newOffers(scope.client, todayIn(companyZone, scope.now));
  if (rides.length === 0) return undefined;
  const recipients = distinctAddresses([reader.email, reader.fax]);
  return writeOffer(scope, {
    rides,
    reader: { ...reader, recipients },
    amountOf: (amount) => (!paidByCredit.has(reader.gruppe) ? '' : hidesMoney ? '…' : formatEuro(amount)),
  });
}

type Addressee = OfferReader & { readonly recipients: readonly string[] };
type Offer = {
  readonly rides: readonly OfferedRide[];
  readonly reader: Addressee;
  readonly amountOf: (amount: string) => string;
};

function writeOffer(scope: Scope, { rides, reader, amountOf }: Offer): Promise<Mail> {
  return writeMail(scope, offerList, {
    greeting: greetingFor(reader),
    recipients: reader.recipients,
    about: { entityType: 'Driver', entityId: reader.id },
    values: {
      count: String(rides.length),
      firstDate: formatDate(rides[0]?.datum),
      offerTable: { head: offerHead, rows: rides.map((it) => rowOf(it, amountOf)) },
      portalLink: null,
    },
  });
}

function rowOf(
  { datum, pickupLocation, deliveryLocation, googleKm, manufacturer, carModel, gutschriftpreis }: OfferedRide,
  amountOf: Offer['amountOf'],
): readonly string[] {
  return [
    formatDate(datum),
    `${pickupLocation.ort ?? ''} – ${deliveryLocation.ort ?? ''}`,
    googleKm === null ? '' : formatKm(googleKm),
    [manufacturer, carModel].filter(Boolean).join(' '),
    gutschriftpreis === null ? '' : amountOf(gutschriftpreis),
  ];
}
