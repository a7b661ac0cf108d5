import { systemHealth, systemVersion } from '../../../src/domain/system/systemCalls.ts';
import { embeddedAddresses } from '../../../src/domain/system/embeddedPages.ts';
import { hasAccounts } from '../../storage/accounts.ts';
import { Unavailable } from '../../storage/refusals.ts';
import { respond } from '../handler.ts';

const patience = 2_000;

/** What this server is, and which console it serves. */
export const version = respond(systemVersion, ({ version, build, settings }) => ({
  version,
  build,
  mailServer: settings.smtpUrl !== null,
}));

/** Where the pages lie that another program shows. */
export const embedded = respond(embeddedAddresses, ({ settings }) => settings.embeddedPages);

/** Whether the system can serve; refused with the reason only when it cannot. */
export const health = respond(systemHealth, async ({ database, health, version }) => {
  const answer = await Promise.race([hasAccounts(database.pool).catch(() => 'broken' as const), tooLate()]);
  // Who asks hears of the database's return before it is looked for again by itself.
  if (typeof answer === 'boolean') health.fails('connection', null);
  if (health.failure !== null) throw new Unavailable(health.failure);
  if (answer === 'broken') throw new Unavailable('Die Datenbank ist nicht erreichbar.');
  if (answer === 'late') throw new Unavailable('Die Datenbank antwortet nicht.');
  return {
    status: 'ok',
    version,
    demo: health.holdsDemo,
    setup: !answer,
    warnings: health.warnings.map(({ code, openly }) => ({ code, message: openly })),
    lastBackup: health.lastBackup,
  };
});

function tooLate(): Promise<'late'> {
  const timer = AbortSignal.timeout(patience);
  return new Promise((resolve) => timer.addEventListener('abort', () => resolve('late'), { once: true }));
}
