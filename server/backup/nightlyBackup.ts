import type { ClockTime } from '../../src/domain/time/clock.ts';
import { defineJob } from '../jobs/defineJob.ts';
import type { Settings } from '../settings.ts';
import { makeBackup } from './backUp.ts';

/** After a failure, a full disk for example, it is tried again only after a while. */
const againMs = 15 * 60_000;

/** The day's backup; a half one is given up when the server ends. */
export const nightlyBackup = (settings: Settings, at: ClockTime) =>
  defineJob({
    name: 'backup.make',
    title: 'Sicherung',
    schedule: { at },
    retries: [againMs],
    async run({ database, clock, signal, log }) {
      const { file, rows } = await makeBackup(database, settings, { now: clock(), signal });
      log(`Sicherung geschrieben und geprüft: ${file} (${String(rows)} Zeilen).`);
      return { result: `${rows.toLocaleString('de-DE')} Zeilen geschrieben und geprüft` };
    },
  });
