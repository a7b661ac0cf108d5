import { backupNote, type BackupNote } from '../backup/backupNote.ts';
import type { Routes } from './context.ts';

/** How old the last backup is that was made by itself, and how large; nothing is said of these before the first one. */
export const backupMetrics: Routes = (app, { database, clock }) => {
  const { Gauge } = app.metrics.client;
  const gauge = (name: string, help: string, valueOf: (note: BackupNote, now: Date) => number | undefined): void => {
    const made = new Gauge({
      name,
      help,
      async collect() {
        const now = clock();
        // A database that is away must not take the other figures with it.
        const note = await backupNote(database.pool, now).catch(() => undefined);
        const value = note && valueOf(note, now);
        if (value === undefined) made.remove();
        else made.set(value);
      },
    });
  };
  gauge('leitstand_backup_age_seconds', 'Time since the last backup that was made by itself', ({ last }, now) =>
    last ? (now.getTime() - Date.parse(last.at)) / 1_000 : undefined,
  );
  gauge('leitstand_backup_size_bytes', 'Size of that backup', ({ last }) => last?.bytes);
  gauge('leitstand_backup_failed', 'Whether the try after it failed (1) or not (0)', ({ failed }) => (failed ? 1 : 0));
};
