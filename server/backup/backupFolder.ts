import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileRefusal } from '../storage/exchange/fileRefusal.ts';
import { companyZone, clockIn, todayIn } from '../../src/domain/time/zone.ts';

/** Why a backup was made; of each kind as many are kept as somebody may want back. */
export type BackupKind = 'nightly' | 'beforeMigration';

const endings: Readonly<Record<BackupKind, string>> = { nightly: '', beforeMigration: '-vor-Umstellung' };
const halfIsOldMs = 86_400_000;

/** The path of a new backup in a folder that only we may look into; made where it is missing. */
export function newBackupPath(folder: string, { kind, now }: { kind: BackupKind; now: Date }): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileRefusal(error, folder) ?? error;
  }
  const clock = clockIn(companyZone, now).replaceAll(':', '');
  return join(folder, `leitstand-${todayIn(companyZone, now)}-${clock}${endings[kind]}.leitstand`);
}

/** Removes the oldest backups of a kind, and what a sudden end left half; whatever else lies there stays. */
export function pruneBackups(folder: string, { kind, keep, now }: { kind: BackupKind; keep: number; now: Date }): void {
  const names = readdirSync(folder).sort();
  const mine = new RegExp(`^leitstand-\\d{4}-\\d\\d-\\d\\d-\\d{6}${endings[kind]}\\.leitstand(\\.part)?$`);
  const isHalf = (name: string) => name.endsWith('.part');
  const whole = names.filter((it) => mine.test(it) && !isHalf(it));
  const left = names.filter(
    (it) => mine.test(it) && isHalf(it) && now.getTime() - statSync(join(folder, it)).mtimeMs > halfIsOldMs,
  );
  for (const name of [...whole.slice(0, Math.max(0, whole.length - keep)), ...left])
    rmSync(join(folder, name), { force: true });
}
