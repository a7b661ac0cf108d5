import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { behaviours } from '../../../server/actions/behaviours.ts';
import { demoPassword } from '../../../server/demoData.ts';
import { allRoutes } from '../../../server/http/allRoutes.ts';
import { createApp } from '../../../server/http/app.ts';
import { openFiles } from '../../../server/files/files.ts';
import { newHealth } from '../../../server/health/health.ts';
import { startHub } from '../../../server/http/live/hub.ts';
import { directionsOf } from '../../../server/routing/router.ts';
import { readSettings } from '../../../server/settings.ts';
import { beginSession } from '../../../server/storage/refreshTokens.ts';
import { scopesWith } from '../../../server/write/scope.ts';
import { clientOf } from '../../harness/client.ts';
import { startProgram, type Program } from '../../harness/startProgram.ts';
import { addressOf, openDataSet, type DataSet } from '../data/dataSet.ts';
import { medianOf, type Figure, type Part } from '../figure.ts';
import { statementsOf } from '../recording.ts';
import { cpuOf, databaseCpu } from './cpuTime.ts';
import { generateLoad, type Generator } from './generateLoad.ts';
import type { Load } from './loadGenerator.ts';
import { changedContracts, readCases, type ReadCase } from './requests.ts';

const connections = 16;
const runsOf = (isShort: boolean) => Number(process.env.BENCH_RUNS ?? (isShort ? 2 : 7));
const milliseconds = 1_500;
const secret = 'a secret that only the bench knows, long enough';
const leastForUpdates = 0.3;

/** One of the two servers that take turns. */
type Side = { readonly address: string; readonly pid: number };
type Contest = {
  readonly ours: Side;
  readonly reference: Side;
  readonly databaseCpu: () => number;
  readonly token: string;
  readonly load: Generator;
  readonly runs: number;
  readonly print: (line: string) => void;
};
/** What one side did in one run: answers per second, and milliseconds of processor time for each. */
type Run = { readonly perSecond: number; readonly node: number; readonly database: number };

/**
 * Requests per second of Leitstand beside a server that does next to nothing but ask PostgreSQL; both in processes of
 * their own, taking turns, each with the processor time of its process and of PostgreSQL for one request.
 */
export const measureApi: Part = async ({ orders: contracts, isShort, print }) => {
  const data = await openDataSet(contracts, print);
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-bench-'));
  const programs: Program[] = [];
  const load = generateLoad();
  try {
    const cases = (await readCases(data.database)).filter((it) => it.name.includes(process.env.BENCH_CASE ?? ''));
    const place = join(folder, 'place.json');
    writeFileSync(place, JSON.stringify({ connection: data.connection }));
    const statements = await statementCounts(data, cases);
    const reference = startProgram(
      folder,
      {},
      { script: join(import.meta.dirname, 'nearLimitServer.ts'), args: [place] },
    );
    // Else it would draw the pictures of the demo data all the while.
    const quiet = { LEITSTAND_DEMO_PICTURES: '0' };
    const ours = startProgram(folder, { DATABASE_URL: addressOf(data), LEITSTAND_SECRET: secret, ...quiet });
    programs.push(ours, reference);
    const sideOf = async (it: Program): Promise<Side> => ({
      address: (await it.printed(/Leitstand: (http:\S+)/))[1] ?? '',
      pid: it.pid,
    });
    const sides = { ours: await sideOf(ours), reference: await sideOf(reference) };
    const { body } = await clientOf(sides.ours.address, null).post('/authentication_token', {
      username: 'admin',
      password: demoPassword,
    });
    const contest: Contest = {
      ...sides,
      databaseCpu: await databaseCpu(data.database),
      token: body.token,
      load,
      runs: runsOf(isShort),
      print,
    };
    const figures: Figure[] = [];
    for (const { name, urls, aim, encoding } of cases) {
      figures.push(...(await contested(contest, { name, aim }, async () => ({ read: { urls, encoding } }))));
      figures.push({
        part: 'api',
        name: `${name}, statements`,
        unit: 'per request',
        reference: 1,
        ours: statements[name] ?? 0,
        aim: null,
      });
    }
    const ids = await changedContracts(data.database, connections * 8);
    const updates = [
      ['update with If-Match, answered with the change', 'return=minimal', { least: leastForUpdates }],
      ['the same, answered with the whole record', 'return=representation', null],
    ] as const;
    for (const [name, prefer, aim] of updates)
      if (name.includes(process.env.BENCH_CASE ?? ''))
        figures.push(
          ...(await contested(contest, { name, aim }, async () => ({
            write: { orders: await versionsOf(data, ids), prefer },
          }))),
        );
    return figures;
  } finally {
    load.stop();
    for (const it of programs) it.kill('SIGTERM');
    await Promise.all(programs.map((it) => it.ended));
    await data.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** One round to warm up, then both servers in turn, so that whatever else the machine does meets both. */
async function contested(
  contest: Contest,
  { name, aim }: Pick<Figure, 'name' | 'aim'>,
  task: () => Promise<Pick<Load, 'read' | 'write'>>,
): Promise<Figure[]> {
  const taken: { ours: Run[]; reference: Run[] } = { ours: [], reference: [] };
  for (let round = 0; round <= contest.runs; round += 1)
    for (const side of ['reference', 'ours'] as const) {
      const run = await runOf(contest, side, { name, work: await task() });
      if (round > 0) taken[side].push(run);
    }
  const median = (side: 'ours' | 'reference', what: keyof Run) => medianOf(taken[side].map((it) => it[what]));
  const figure = (what: keyof Run, it: Pick<Figure, 'name' | 'unit' | 'aim'>): Figure => ({
    part: 'api',
    reference: median('reference', what),
    ours: median('ours', what),
    ...it,
  });
  contest.print(
    `${name}: ${median('ours', 'perSecond').toFixed(0)} of ${median('reference', 'perSecond').toFixed(0)} requests/s`,
  );
  return [
    figure('perSecond', { name, unit: 'requests/s', aim }),
    figure('node', { name: `${name}, CPU of Node`, unit: 'ms per request', aim: null }),
    figure('database', { name: `${name}, CPU of PostgreSQL`, unit: 'ms per request', aim: null }),
  ];
}

async function runOf(
  { databaseCpu: database, token, load, ...sides }: Contest,
  side: 'ours' | 'reference',
  { name, work }: { readonly name: string; readonly work: Pick<Load, 'read' | 'write'> },
): Promise<Run> {
  const { address, pid } = sides[side];
  const before = { node: cpuOf(pid), database: database() };
  const rate = await load.run({ address, token, connections, milliseconds, ...work });
  if (rate.failures > 0) throw new Error(`${name}: ${String(rate.failures)} requests failed (${side})`);
  return {
    perSecond: rate.perSecond,
    node: (cpuOf(pid) - before.node) / rate.requests,
    database: (database() - before.database) / rate.requests,
  };
}

/** How many statements Leitstand sends for a request of each case. */
async function statementCounts(
  { database }: DataSet,
  cases: readonly ReadCase[],
): Promise<Readonly<Record<string, number>>> {
  const settings = readSettings({ DATA_DIR: '/nonexistent', LEITSTAND_DEMO: '0', LEITSTAND_SECRET: secret });
  const health = newHealth();
  const hub = await startHub(database, health, { clock: () => new Date(), secret, log: () => undefined });
  const context = {
    database,
    openScope: scopesWith(behaviours),
    directions: directionsOf(settings),
    settings,
    files: openFiles(settings),
    secret,
    version: '1.0.0',
    build: () => null,
    clock: () => new Date(),
    health,
  };
  const app = await createApp(context, { ...allRoutes(hub), consoleDir: null, isQuiet: true });
  const { session } = await database.transaction((client) =>
    beginSession(client, { userId: 1, whence: { userAgent: 'bench', address: '127.0.0.1' }, now: new Date() }),
  );
  const token = app.jwt.sign({ username: 'admin', userId: 1, roles: ['leitstand_admin'], session });
  const found: Record<string, number> = {};
  for (const { name, urls } of cases) {
    const [url = ''] = urls;
    const ask = async () => {
      const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (statusCode !== 200) throw new Error(`${url} answers ${String(statusCode)}`);
    };
    // What is asked once and then known for a while, such as how many hits to expect, does not count.
    await ask();
    found[name] = (await statementsOf(ask)).length;
  }
  await app.close();
  return found;
}

async function versionsOf({ database }: DataSet, ids: readonly number[]): Promise<{ id: number; version: number }[]> {
  const { rows } = await database.pool.query<{ id: number; version: number }>(
    'select id, version from contracts where id = any($1) order by id',
    [ids],
  );
  return rows;
}
