import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the browser may have to load, in kB after gzip. The aim to the first rows is 420; docs/performance.md says what stands in the way. */
const budgets = { beforeSignIn: 150, toFirstRows: 577 };
const project = join(import.meta.dirname, '..');
const dist = join(project, 'dist');

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
};

execFileSync(process.execPath, [join(project, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
  cwd: project,
  stdio: 'inherit',
});
const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) throw new Error('vite wrote no manifest');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

const kilobytes = (files: ReadonlySet<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1024;
const entry = Object.keys(manifest).find((it) => manifest[it]?.isEntry) ?? '';

/** The scripts that these chunks need before any of them can run. */
function closure(keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

const before = closure([entry]);
const firstRows = closure([
  entry,
  ...Object.keys(manifest).filter((it) =>
    /src\/console\.tsx$|src\/panels\/dispatch\/DispatchPanel\.tsx$|src\/workspace\/dock\/Dock\.tsx$/.test(it),
  ),
]);
const sheets = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : [])));
const figures = { beforeSignIn: kilobytes(before), toFirstRows: kilobytes(firstRows) };
console.log(
  `vor der Anmeldung ${figures.beforeSignIn.toFixed(0)} kB (höchstens ${String(budgets.beforeSignIn)}), bis zu den ersten Zeilen ${figures.toFirstRows.toFixed(0)} kB (höchstens ${String(budgets.toFirstRows)}), dazu ${kilobytes(sheets).toFixed(0)} kB CSS, ${String(readdirSync(join(dist, 'assets')).length)} Dateien`,
);
const over = Object.entries(budgets).filter(([name, most]) => figures[name as keyof typeof figures] > most);
for (const [name] of over) console.error(`${name} ist zu groß`);
process.exit(over.length === 0 ? 0 : 1);
