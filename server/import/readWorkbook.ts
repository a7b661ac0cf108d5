import { fork } from 'node:child_process';
import { fileRefusals } from '../../src/domain/import/reading/readSheet.ts';
import type { Sheet } from '../../src/domain/import/reading/sheet.ts';
import type { WorkbookOutcome } from './workbookProcess.ts';

const patienceMs = 30_000;
const refusals: Readonly<Record<Extract<WorkbookOutcome, { refused: string }>['refused'], string>> = {
  notXlsx: fileRefusals.notXlsx,
  password: 'Die Datei ist mit einem Kennwort geschützt; bitte ohne Kennwort speichern und erneut einlesen.',
  wide: 'Die Datei hat mehr als 200 Spalten.',
  long: fileRefusals.tooManyRows,
  lines: 'Das Tabellenblatt reicht über die Zeile 50.000 hinaus; bitte die leeren Zeilen löschen und erneut einlesen.',
};
const tooHeavy = 'Die Datei ist zu groß zum Einlesen; bitte auf mehrere Dateien aufteilen.';

/** Only so many files are read at a time; the others wait for their turn. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * The first sheet of a workbook, or why there is none: read in a process of its own, with a limit to its memory and its
 * time, so that no file can harm the server.
 */
export async function readWorkbook(path: string): Promise<Sheet | { readonly refused: string }> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    const outcome = await asked(path);
    if (outcome === undefined) return { refused: tooHeavy };
    return 'sheet' in outcome ? outcome.sheet : { refused: refusals[outcome.refused] };
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Nothing when the process was ended, by its limits or by itself, before it could answer. */
function asked(path: string): Promise<WorkbookOutcome | undefined> {
  const reader = fork(new URL('workbookProcess.ts', import.meta.url), [], {
    execArgv: ['--max-old-space-size=400'],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  const { promise, resolve } = Promise.withResolvers<WorkbookOutcome | undefined>();
  const timer = setTimeout(() => resolve(undefined), patienceMs);
  reader.on('message', (outcome: WorkbookOutcome) => resolve(outcome));
  reader.on('error', () => resolve(undefined));
  reader.on('exit', () => resolve(undefined));
  reader.send({ path });
  return promise.finally(() => {
    clearTimeout(timer);
    reader.kill('SIGKILL');
  });
}
