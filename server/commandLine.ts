import { resolve } from 'node:path';
import { builtConsole } from './consoleBuild.ts';
import { openStorage } from './openStorage.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './storage/embedded/refusal.ts';
import { exportAll, importAll } from './storage/exchange.ts';

const usage = `Aufruf:
  npm start                          Leitstand starten
  node server/main.ts export <Datei> alle Daten in eine Datei schreiben (Leitstand muss dafür beendet sein, außer mit DATABASE_URL)
  node server/main.ts import <Datei> alle Daten aus einer Datei in ein leeres Leitstand übernehmen`;

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
  if ((command !== 'export' && command !== 'import') || file === undefined || rest.length > 0) throw new StartRefused(usage);
  const running = await openStorage(readSettings(process.env), print);
  try {
    const { tables, rows } = await (command === 'export' ? exportAll : importAll)(running.database, resolve(file));
    print(`${rows} Zeilen aus ${tables} Tabellen ${command === 'export' ? 'geschrieben nach' : 'übernommen aus'} ${resolve(file)}.`);
  } finally {
    await running.stop();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
