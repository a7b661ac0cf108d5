import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether the documents tell the truth about the tree: every link leads somewhere, every file of code is there. */
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

const code = globSync('{.,{src,server,tests,docs}/**}/*.{ts,tsx,mjs,css,csv}', { cwd: project }).map((it) => `/${it}`);
const named = /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|css|csv))`/g;

function missingFiles(file: string): string[] {
  const names = [...readFileSync(join(project, file), 'utf8').matchAll(named)].map(([, name = '']) => name);
  return names
    .filter((name) => !code.some((it) => it.endsWith(`/${name}`)))
    .map((it) => `${file}: ${it} gibt es nicht`);
}

const documents = ['README.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: project })];
const faults = [
  ...documents.flatMap(brokenLinks),
  // What has changed is told in the names of then.
  ...documents.filter((it) => it !== 'CHANGELOG.md').flatMap(missingFiles),
];
for (const it of faults) console.error(it);
process.exit(faults.length === 0 ? 0 : 1);
