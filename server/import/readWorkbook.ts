import { fileRefusals } from '../../src/domain/import/reading/readSheet.ts';
import type { Sheet } from '../../src/domain/import/reading/sheet.ts';
import { inOwnProcess } from './inOwnProcess.ts';
import type { WorkbookOutcome } from './workbookProcess.ts';

const refusals: Readonly<Record<Extract<WorkbookOutcome, { refused: string }>['refused'], string>> = {
  notXlsx: fileRefusals.notXlsx,
  password: 'Die Datei ist mit einem Kennwort geschützt; bitte ohne Kennwort speichern und erneut einlesen.',
  wide: 'Die Datei hat mehr als 200 Spalten.',
  long: fileRefusals.tooManyRows,
  lines: 'Das Tabellenblatt reicht über die Zeile 50.000 hinaus; bitte die leeren Zeilen löschen und erneut einlesen.',
};
const tooHeavy = 'Die Datei ist zu groß zum Einlesen; bitte auf mehrere Dateien aufteilen.';

const ask = inOwnProcess<{ readonly path: string }, WorkbookOutcome>(new URL('workbookProcess.ts', import.meta.url), {
  patienceMs: 30_000,
  megabytes: 400,
  atOnce: 2,
});

/**
 * The first sheet of a workbook, or why there is none: read in a process of its own, with a limit to its memory and its
 * time, so that no file can harm the server.
 */
export async function readWorkbook(path: string): Promise<Sheet | { readonly refused: string }> {
  const outcome = await ask({ path });
  if (outcome === undefined) return { refused: tooHeavy };
  return 'sheet' in outcome ? outcome.sheet : { refused: refusals[outcome.refused] };
}
