import { backupIsOld } from './backupIsOld.ts';
import { diskIsFilling } from './diskIsFilling.ts';
import type { Warning } from './health.ts';
import type { Watched, WarningCheck } from './warningCheck.ts';

/**
 * Everything that is looked at: each a function in a file of its own, listed here once. Health, metrics and the
 * console's status bar follow.
 */
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
