import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether the documents tell the truth about the tree: every link leads somewhere, and whatever counts as there names a test. */
const project = join(import.meta.dirname, '..');
const link = /\[([^\]]*)\]\(([^)#\s]+)[^)]*\)/g;

function brokenLinks(file: string): string[] {
  const text = readFileSync(join(project, file), 'utf8');
  const own = [...text.matchAll(link)].filter(([, , to = '']) => !/^[a-z]+:/.test(to));
  return own.flatMap(([, label = '', to = '']) => {
    if (!existsSync(join(project, dirname(file), to))) return [`${file}: ${to} gibt es nicht`];
    return /\.[jt]sx?$/.test(label) && label !== basename(to) ? [`${file}: ${label} führt zu ${to}`] : [];
  });
}

/** Rows of the coverage whose state is unknown, or "da" although no test is named. */
function unprovenRows(file: string): string[] {
  return readFileSync(join(project, file), 'utf8').split('\n').flatMap((line, at) => {
    const [, , what = '', state = '', , test = ''] = line.split('|').map((it) => it.trim());
    if (!line.startsWith('|') || /^(state|-+)$/.test(state)) return [];
    if (!/^(da|teils|fehlt)\b/.test(state)) return [`${file}:${String(at + 1)}: unbekannter Stand „${state}“`];
    return state.startsWith('da') && test === '' ? [`${file}:${String(at + 1)}: kein Test für „${what}“`] : [];
  });
}

const documents = ['README.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: project })];
const faults = [...documents.flatMap(brokenLinks), ...unprovenRows('docs/coverage.md')];
for (const it of faults) console.error(it);
process.exit(faults.length === 0 ? 0 : 1);
