import { isOfferMailDue } from '../../../src/domain/offer/offerMail.ts';
import { companyZone, timeIn, todayIn } from '../../../src/domain/time/zone.ts';
import { system } from '../../storage/actor.ts';
import type { Database } from '../../storage/database.ts';
import { isLostConnection } from '../../storage/lostConnection.ts';
import type { OpenScope } from '../../write/scope.ts';
import { lastRunDay } from './offerRun.ts';
import { queueOfferMails, type Offered } from './offerMails.ts';

type Means = { readonly database: Database; readonly openScope: OpenScope };

const everyMs = 30_000;

/** Queues the offer mails of the day if it is time for them, and they have not gone out yet. */
export async function offerWhenDue({ database, openScope }: Means, now: Date): Promise<Offered | undefined> {
  const [day, time] = [todayIn(companyZone, now), timeIn(companyZone, now)];
  if (!isOfferMailDue({ day, time, lastDay: null }) || !isOfferMailDue({ day, time, lastDay: await lastRunDay(database.pool) })) return undefined;
  return database.transaction((client) => queueOfferMails(openScope({ client, actor: system, now }), { isDaily: true }));
}

/** Looks at the clock as long as the program runs. */
export function startOfferClock(means: Means, log: (line: string) => void): { stop(): Promise<void> } {
  let isStopped = false;
  let work: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(turn, everyMs);

  function turn(): void {
    work = offerWhenDue(means, new Date())
      .catch((error: unknown) => { if (!isLostConnection(error)) log(`Angebotsmail: ${error instanceof Error ? error.message : String(error)}`); })
      .then(() => { if (!isStopped) timer = setTimeout(turn, everyMs); });
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}
