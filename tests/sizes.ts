import { join } from 'node:path';
import {
  builtConsole,
  closureIn,
  filesInCircles,
  gzipped,
  kilobytes,
  lateFiles,
  project,
} from './sizes/builtConsole.ts';
import { triedResource } from './sizes/triedResource.ts';

/** What the browser may have to load, in kB after gzip; docs/performance.md says what it was before. */
const budgets = { beforeSignIn: 119, toFirstRows: 521 };
/** How many files a screen or dialog may ask for when it is first opened. */
const maxFilesOfScreen = 16;
/** What a further resource may add to the first rows, in bytes after gzip: its noun alone. */
const maxOfNoun = 500;
/** What a command may bring to them on average: how it looks, where it stands and when it is possible. */
const maxOfCommand = 250;
/**
 * What a whole resource of sixty fields with a screen of its own may bring: noun, commands, its place among the
 * screens.
 */
const maxOfResource = 500;
/** What comes when it is used, by what its file is called: the work of commands, and the declarations of calls. */
const usedLater = /src\/(commands\/.*Runs|commands\/resource\/changeRecords|domain\/.*Calls?)\.ts$/;
/** Definitions of what the first rows show. */
const shownFirst = ['contractDetails', 'contractContactDetails', 'serviceAddressDetails'];
const firstRoots = [
  'index.html',
  'src/main.ts',
  'src/start.tsx',
  'src/console.tsx',
  'src/panels/contract/dispatch/DispatchPanel.tsx',
  'src/workspace/dock/Dock.tsx',
];

const files = await builtConsole();
const before = closureIn(files, ['index.html', 'src/main.ts', 'src/start.tsx']);
const firstRows = closureIn(files, firstRoots);
const grown = closureIn(await builtConsole([triedResource]), firstRoots);
const growth = (kilobytes(grown) - kilobytes(firstRows)) * 1024;
const modules = new Map(firstRows.flatMap((it) => Object.entries(it.modules ?? {})));
const screens = [...lateFiles(files)].map(([name, all]) => ({
  name,
  files: all.filter((it) => !firstRows.includes(it)).length,
}));
const filesOfScreen = Math.max(...screens.map((it) => it.files));
const figures = { beforeSignIn: kilobytes(before), toFirstRows: kilobytes(firstRows) };
const sheets = [...files.values()].filter((it) => it.fileName.endsWith('.css'));
console.log(
  `vor der Anmeldung ${figures.beforeSignIn.toFixed(0)} kB (höchstens ${String(budgets.beforeSignIn)}), bis zu den ersten Zeilen ${figures.toFirstRows.toFixed(0)} kB (höchstens ${String(budgets.toFirstRows)}) in ${String(firstRows.length)} Dateien, dazu ${kilobytes(sheets).toFixed(0)} kB CSS, ${String(files.size)} Dateien, höchstens ${String(filesOfScreen)} je Ansicht (höchstens ${String(maxFilesOfScreen)}); eine weitere Ressource mit 60 Feldern ${growth.toFixed(0)} Bytes (höchstens ${String(maxOfResource)})`,
);

const faults = Object.entries(budgets).flatMap(([name, max]) =>
  figures[name as keyof typeof figures] > max ? [`${name} ist zu groß`] : [],
);
const triedFiles = grown.flatMap((it) => Object.keys(it.modules ?? {})).filter((it) => it.includes('/tests/sizes/'));
if (triedFiles.join() !== join(project, 'tests/sizes/triedNoun.ts'))
  faults.push(`von der weiteren Ressource steht im ersten Laden: ${triedFiles.join(', ') || 'nichts'}`);
if (growth > maxOfResource) faults.push('eine weitere Ressource macht das erste Laden zu groß');
for (const it of screens.filter(({ files: count }) => count > maxFilesOfScreen))
  faults.push(`${it.name} braucht ${String(it.files)} Dateien (viteChunks.ts)`);
for (const it of filesInCircles(files)) faults.push(`${it} steht in einem Kreis (viteChunks.ts)`);
const commands = { bytes: 0, count: 0 };
for (const [id, { code }] of modules) {
  if (usedLater.test(id)) faults.push(`${id.replace(join(project, '/'), '')} soll erst kommen, wenn es gebraucht wird`);
  if (id.includes('/src/commands/') && code?.includes('defineCommand({')) {
    commands.bytes += gzipped(code);
    commands.count += code.split('defineCommand({').length - 1;
  }
  const name = /src\/domain\/(.*)\.ts$/.exec(id)?.[1];
  if (name === undefined) continue;
  if (name === 'resources') faults.push('die ganze Liste der Definitionen steht im ersten Laden');
  const [, details] = /\/(\w+Details)$/.exec(name) ?? [];
  if (details !== undefined && !shownFirst.includes(details))
    faults.push(`${name}: diese Definition soll erst mit ihrem Panel kommen`);
  if (code?.includes('defineNoun(')) {
    const nouns = code.split('defineNoun(').length - 1;
    const size = gzipped(code) / nouns;
    if (size > maxOfNoun) faults.push(`${name}: ${size.toFixed(0)} Bytes, höchstens ${String(maxOfNoun)}`);
  }
}
if (commands.bytes / commands.count > maxOfCommand)
  faults.push(
    `ein Befehl bringt im Mittel ${(commands.bytes / commands.count).toFixed(0)} Bytes, höchstens ${String(maxOfCommand)}`,
  );
// Wherever anything is put in or taken out, the browser would style all that its neighbours hold anew: 2,100 elements
// of the list whenever an order opened beside it.
const byPlaceOfAncestor = /[^{},]*:(?:first|last|only|nth)[\w-]*(?:\([^)]*\))? \*\)/g;
for (const { source = '' } of sheets)
  for (const [rule] of source.toString().matchAll(byPlaceOfAncestor))
    faults.push(`${rule}: der Platz unter Geschwistern darf nicht über alles darin entscheiden`);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
