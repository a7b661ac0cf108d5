import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../storage/sql.ts';

/** The last backup that was made by itself and read back. */
export type MadeBackup = { readonly at: string; readonly file: string; readonly rows: number; readonly bytes: number };

/** What is known of the backups that are made by themselves; one note for all servers on a database. */
export type BackupNote = {
  /** From when on they are expected. */
  readonly since: string;
  readonly last: MadeBackup | null;
  /** Why the try after it failed. */
  readonly failed: { readonly at: string; readonly reason: string } | null;
};

/** A night's backup that is older was not made in time. */
const oldMs = 26 * 3_600_000;

/** Whether somebody has to see to the backups. */
export function isBackupOld({ since, last }: BackupNote, now: Date): boolean {
  return now.getTime() - Date.parse(last?.at ?? since) > oldMs;
}

/** The note as it stands, begun now where there is none yet. */
export async function backupNote(to: Queryable, now: Date): Promise<BackupNote> {
  const none: BackupNote = { since: now.toISOString(), last: null, failed: null };
  const [row] = await rowsOf<{ value: BackupNote }>(to, sql`select value from system_facts where name = 'backup'`);
  if (row) return row.value;
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('backup', ${JSON.stringify(none)}::jsonb) on conflict do nothing`,
  );
  return none;
}

/** Keeps what has become of a try. */
export async function keepBackupNote(to: Queryable, note: BackupNote): Promise<void> {
  await rowsOf(to, sql`update system_facts set value = ${JSON.stringify(note)}::jsonb where name = 'backup'`);
}
