import { resolve } from 'node:path';
import { readDeletions } from './actions/retention/deletedPersons.ts';
import { nightlyRetention } from './actions/retention/runRetention.ts';
import { builtConsole } from './consoleBuild.ts';
import { besidesOf } from './besides.ts';
import { openAsItIs, openForExport } from './openStorage.ts';
import { restoreProgress } from './restoreProgress.ts';
import { openFiles } from './files/files.ts';
import { takeInto } from './files/takeInto.ts';
import { storeAt } from './files/store/storeAt.ts';
import { planAtOnce } from './jobs/jobRows.ts';
import { serve } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartRefused } from './storage/embedded/refusal.ts';
import { exportAll } from './storage/exchange/exportAll.ts';
import { restoreAll } from './storage/exchange/restoreAll.ts';

const usage = `Aufruf:
  npm start                               Leitstand starten
  npx node server/main.ts build           nur die Oberfläche bauen, damit ein Dienst ohne Schreibrecht hier startet
  npx node server/main.ts export <Datei>  alle Daten eines Augenblicks sichern, auch während Leitstand läuft
  npx node server/main.ts restore <Datei> eine Sicherung in ein leeres Leitstand zurückspielen (auch: import)`;

/** Does what the command line asks for; a refusal is one sentence and exit code 1. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  try {
    await run(words);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function run([command, file, ...rest]: readonly string[]): Promise<void> {
  if (command === undefined) return serve(builtConsole);
  if (command === '--help' || command === '-h') return print(usage);
  if (command === 'build' && file === undefined) {
    await builtConsole(print);
    return;
  }
  const work =
    command === 'export' ? exportTo : command === 'restore' || command === 'import' ? restoreFrom : undefined;
  if (!work || file === undefined || rest.length > 0) throw new StartRefused(usage);
  const settings = readSettings(process.env);
  try {
    await work(resolve(file), settings);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`${work === exportTo ? 'Die Sicherung' : 'Das Zurückspielen'} ist gescheitert: ${reason}`, {
      cause: error,
    });
  }
}

async function exportTo(file: string, settings: Settings): Promise<void> {
  const running = await openForExport(settings, printOwn);
  try {
    const besides = besidesOf(settings, process.env);
    const contentOf = (hash: string) => storeAt(settings).get(hash);
    const { tables, rows, files, bytes } = await exportAll(running.database, file, { besides, contentOf });
    print(
      `${rows} Zeilen aus ${tables} Tabellen und ${files} Dateien geschrieben und geprüft: ${file} (${megabytes(bytes)}).`,
    );
    print(`Nicht darin, bitte dazu sichern: ${besides.secret} und diese Einstellungen: ${listed(besides.settings)}.`);
  } finally {
    await running.stop();
  }
}

async function restoreFrom(file: string, settings: Settings): Promise<void> {
  const running = await openAsItIs(settings, printOwn);
  const store = storeAt(settings);
  try {
    const { header, tables, rows, files, waitingMails } = await restoreAll(running.database, file, {
      onFile: takeInto(openFiles(settings)),
      onProgress: restoreProgress(print),
      onTaken: (client) => planAtOnce(client, nightlyRetention(store), new Date()),
    });
    print(
      `${rows} Zeilen aus ${tables} Tabellen und ${files} Dateien übernommen, Stand vom ${moment(header.exportedAt)}: ${file}.`,
    );
    const { besides } = header;
    if (besides)
      print(
        `Dazu gehören vom alten Ort: ${[besides.secret, ...(header.files === undefined ? [besides.files] : [])].join(', ')} und diese Einstellungen: ${listed(besides.settings)}.`,
      );
    const later = (await readDeletions(store)).filter((it) => it.at > header.exportedAt).length;
    print(
      `Beim nächsten Start läuft sofort das Löschen nach Aufbewahrungsfristen${later > 0 ? `; ${later} Löschungen auf Verlangen, die jünger sind als die Sicherung, werden wiederholt` : ''}.`,
    );
    print('Mit einem anderen Geheimnis melden sich alle neu an, und schon verschickte Links auf Protokolle enden.');
    if (waitingMails > 0)
      print(
        `${waitingMails} E-Mails der Sicherung warten noch und gehen hinaus, sobald Leitstand mit SMTP_URL startet.`,
      );
  } finally {
    await running.stop();
  }
}

const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'keine');
const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
const moment = (at: string): string =>
  new Date(at).toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** What PostgreSQL says of a broken connection or a wrong value is told in our sentence already. */
function printOwn(line: string): void {
  if (!line.startsWith('PostgreSQL:')) print(line);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
