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
import { openDataSet, type DataSet } from '../data/dataSet.ts';
import { medianOf, type Figure, type Part } from '../figure.ts';
import { statementsOf } from '../recording.ts';
import { generateLoad, type Generator } from './generateLoad.ts';
import type { Load } from './loadGenerator.ts';
import { changedContracts, readCases } from './requests.ts';

const connections = 16;
const runs = 7;
const milliseconds = 1_500;
const secret = 'a secret that only the bench knows, long enough';
const leastForUpdates = 0.35;

type Contest = {
  readonly ours: string;
  readonly bare: string;
  readonly token: string;
  readonly load: Generator;
  readonly print: (line: string) => void;
};

/**
 * Requests per second of Leitstand beside a bare route with the same SQL; both in processes of their own, taking turns.
 */
export const measureApi: Part = async ({ orders: contracts, print }) => {
  const data = await openDataSet(contracts, print);
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-bench-'));
  const programs: Program[] = [];
  const load = generateLoad();
  try {
    const cases = await readCases(data.database);
    const contract = join(folder, 'order.json');
    writeFileSync(
      contract,
      JSON.stringify({
        connection: data.connection,
        statements: await statementsFor(
          data,
          cases.flatMap((it) => it.urls),
        ),
      }),
    );
    const ours = startProgram(folder, { DATABASE_URL: addressOf(data), LEITSTAND_SECRET: secret });
    const bare = startProgram(folder, {}, { script: join(import.meta.dirname, 'bareServer.ts'), args: [contract] });
    programs.push(ours, bare);
    const [oursAt, bareAt] = await Promise.all(
      [ours, bare].map(async (it) => (await it.printed(/Leitstand: (http:\S+)/))[1] ?? ''),
    );
    const { body } = await clientOf(oursAt ?? '', null).post('/authentication_token', {
      username: 'admin',
      password: demoPassword,
    });
    const contest: Contest = { ours: oursAt ?? '', bare: bareAt ?? '', token: body.token, load, print };
    const figures: Figure[] = [];
    for (const { name, urls, aim, encoding } of cases)
      figures.push(await contested(contest, { name, aim }, async () => ({ read: { urls, encoding } })));
    const ids = await changedContracts(data.database, connections * 8);
    const updates = [
      ['update with If-Match', 'return=representation'],
      ['the same, answered with the change alone', 'return=minimal'],
    ] as const;
    for (const [name, prefer] of updates)
      figures.push(
        await contested(contest, { name, aim: { least: leastForUpdates } }, async () => ({
          write: { orders: await versionsOf(data, ids), prefer },
        })),
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
  { ours, bare, token, load, print }: Contest,
  { name, aim }: Pick<Figure, 'name' | 'aim'>,
  task: () => Promise<Pick<Load, 'read' | 'write'>>,
): Promise<Figure> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round <= runs; round += 1) {
    for (const [side, address] of [
      ['bare', bare],
      ['ours', ours],
    ] as const) {
      const rate = await load.run({ address, token, connections, milliseconds, ...(await task()) });
      if (rate.failures > 0) throw new Error(`${name}: ${String(rate.failures)} requests failed (${side})`);
      if (round > 0) rates[side].push(rate.perSecond);
    }
  }
  print(`${name}: ${medianOf(rates.ours).toFixed(0)} of ${medianOf(rates.bare).toFixed(0)} requests/s`);
  return { part: 'api', name, unit: 'requests/s', reference: medianOf(rates.bare), ours: medianOf(rates.ours), aim };
}

/** What Leitstand asks the database for each address; the reference asks the same. */
async function statementsFor({ database }: DataSet, urls: readonly string[]): Promise<Record<string, unknown>> {
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
  const found: Record<string, unknown> = {};
  for (const url of new Set(urls)) {
    const ask = async () => {
      const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (statusCode !== 200) throw new Error(`${url} answers ${String(statusCode)}`);
    };
    // What is asked once and then known for a while, such as how many hits to expect, is no part of the contest.
    await ask();
    found[url] = await statementsOf(ask);
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

function addressOf({ connection }: DataSet): string {
  return `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`;
}
