import { releaseClaims } from './mail/sending/claim.ts';
import { mailServerAt } from './mail/sending/mailServer.ts';
import { startMailWorker } from './mail/sending/worker.ts';
import { startOfferClock } from './mail/offers/offerClock.ts';
import type { Settings } from './settings.ts';
import { hearHints } from './storage/changeHints.ts';
import type { Database } from './storage/database.ts';
import type { OpenScope } from './write/scope.ts';

/** Sends mails through the mail server of the settings, where there is one, until it is stopped; without one the daily offer mails would only pile up. */
export async function startMailing({ database, openScope }: { readonly database: Database; readonly openScope: OpenScope }, { smtpUrl, databaseUrl }: Pick<Settings, 'smtpUrl' | 'databaseUrl'>, print: (line: string) => void): Promise<{ stop(): Promise<void> }> {
  if (smtpUrl === null) return { stop: () => Promise.resolve() };
  // The embedded database serves one Leitstand only, so whoever held a mail before is dead.
  if (databaseUrl === null) await releaseClaims(database);
  const worker = startMailWorker({ database, openScope, server: mailServerAt(smtpUrl), clock: () => new Date() }, print);
  const hints = await hearHints(database, worker.wake, print);
  const offers = startOfferClock({ database, openScope }, print);
  return {
    async stop() {
      await offers.stop();
      await hints.close();
      await worker.stop();
    },
  };
}
