import type { ClockTime } from '../../src/domain/time/clock.ts';
import { companyZone, instantAt, todayIn } from '../../src/domain/time/zone.ts';
import type { BackupNote } from './backupNote.ts';

const dayMs = 86_400_000;
/** After a failure, a full disk for example, it is tried again only after a while. */
const againMs = 15 * 60_000;
/** A night's backup that is older was not made in time. */
const oldMs = 26 * 3_600_000;

/** Whether a backup is to be made now: each day at this time, and as soon as possible where that was missed. */
export function isBackupDue({ since, last, failed }: BackupNote, { time, now }: { time: ClockTime; now: Date }): boolean {
  if (failed && now.getTime() - Date.parse(failed.at) < againMs) return false;
  return lastTurn(time, now).getTime() > Date.parse(last?.at ?? since);
}

/** Whether somebody has to see to the backups. */
export function isBackupOld({ since, last }: BackupNote, now: Date): boolean {
  return now.getTime() - Date.parse(last?.at ?? since) > oldMs;
}

/** When the clock last showed this time. */
function lastTurn(time: ClockTime, now: Date): Date {
  const today = instantAt(todayIn(companyZone, now), time, { zone: companyZone });
  if (today <= now) return today;
  return instantAt(todayIn(companyZone, new Date(now.getTime() - dayMs)), time, { zone: companyZone });
}
