import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isReached, type Figure, type Part } from './figure.ts';
import { tableOf } from './table.ts';

/**
 * `npm run bench [-- --short --orders 100000 --only api,sql,console --against earlier.json]`: measures against bare
 * references in the same run; the parts stand below, and the short form takes less than ten minutes.
 */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  api: async () => (await import('./api/measure.ts')).measureApi,
  sql: async () => (await import('./sql/measure.ts')).measureSql,
  reports: async () => (await import('./reports/measure.ts')).measureReports,
  chains: async () => (await import('./chains/measure.ts')).measureChains,
  console: async () => (await import('./console/measureConsole.ts')).consolePart,
  controls: async () => (await import('./controls/measure.ts')).measureControls,
  locks: async () => (await import('./locks/measure.ts')).measureLocks,
  imports: async () => (await import('./imports/measure.ts')).measureImports,
  documents: async () => (await import('./documents/measure.ts')).measureDocuments,
  billing: async () => (await import('./billing/measure.ts')).measureBilling,
  prices: async () => (await import('./prices/measure.ts')).measurePrices,
  uploads: async () => (await import('./uploads/measure.ts')).measureUploads,
};

const shortParts = ['api', 'sql', 'console'];

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const contracts = Number(values.orders);
const print = (line: string) => process.stdout.write(`${line}\n`);
const machine = {
  cpus: cpus().length,
  cpu: cpus()[0]?.model ?? '',
  memory: `${(totalmem() / 2 ** 30).toFixed(0)} GB`,
  node: process.version,
  loadBefore: loadavg()[0],
};

const figures: Figure[] = [];
for (const name of values.only?.split(',') ?? (values.short ? shortParts : Object.keys(parts))) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part „${name}“; there are ${Object.keys(parts).join(', ')}.`);
  const found = await (await part())({ orders: contracts, isShort: values.short, print });
  // What the parts after it may break off is not lost.
  print(tableOf(found));
  figures.push(...found);
}

const earlier =
  values.against === undefined
    ? undefined
    : (JSON.parse(readFileSync(values.against, 'utf8')) as { figures: Figure[] }).figures;
const table = tableOf(figures, earlier);
const folder = process.env.BENCH_DIR ?? join(tmpdir(), 'leitstand-bench');
const file = join(folder, `run-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`);
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${file}.json`,
  JSON.stringify({ at: new Date().toISOString(), orders: contracts, machine, figures }, null, 2),
);
writeFileSync(`${file}.md`, `${JSON.stringify(machine)}\n\n${table}\n`);
print(`\n${JSON.stringify(machine)}\n\n${table}\n\n${file}.json`);
process.exitCode = figures.some((it) => isReached(it) === false) ? 1 : 0;
