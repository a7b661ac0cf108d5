import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { backupIsOld } from './backupIsOld.ts';
import { diskIsFilling } from './diskIsFilling.ts';
import type { Warning } from './health.ts';

/** What a warning may look at. */
export type Watched = { readonly database: Database; readonly settings: Settings; readonly now: Date };

/** Looks at one thing and says whether somebody should see to it; must answer quickly, it runs every half minute. */
export type WarningCheck = (watched: Watched) => Promise<Warning | undefined>;

/** Everything that is looked at: each a function in a file of its own, listed here once. Health, metrics and the console's status bar follow. */
const checks: readonly WarningCheck[] = [diskIsFilling, backupIsOld];

/** All warnings of this moment; what cannot be found out (a database that is away) is no warning. */
export async function warningsNow(watched: Watched, log: (line: string) => void): Promise<Warning[]> {
  const found = await Promise.allSettled(checks.map((check) => check(watched)));
  return found.flatMap((it) => {
    if (it.status === 'fulfilled') return it.value ?? [];
    log(`Überwachung: ${it.reason instanceof Error ? it.reason.message : String(it.reason)}`);
    return [];
  });
}
