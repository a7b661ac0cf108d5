import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether the documents tell the truth about the tree: every link leads somewhere. */
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

const documents = ['README.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: project })];
const faults = documents.flatMap(brokenLinks);
for (const it of faults) console.error(it);
process.exit(faults.length === 0 ? 0 : 1);
