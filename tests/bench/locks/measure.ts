import type { Client, Json } from '../../harness/client.ts';
import { cpuOf, databaseCpu } from '../api/cpuTime.ts';
import { openDataSet, type DataSet } from '../data/dataSet.ts';
import type { Part } from '../figure.ts';
import { serverOn, type Server } from '../serverOn.ts';

const [consoles, everyMs, rounds] = [200, 60_000, 8];

/** What it costs that 200 consoles say once a minute that they still edit their record. */
export const measureLocks: Part = async ({ orders, print }) => {
  const data = await openDataSet(orders, print);
  try {
    const each = await serverOn(data, (server) => refreshed(server, data));
    print(`Sperre verlängern: ${each.map((it) => it.toFixed(2)).join(' + ')} ms Node + PostgreSQL`);
    return [
      {
        part: 'locks',
        name: `${String(consoles)} consoles refreshing their locks`,
        unit: '% of a core',
        reference: null,
        ours: ((each.reduce((sum, it) => sum + it, 0) * consoles) / everyMs) * 100,
        aim: { max: 1 },
      },
    ];
  } finally {
    await data.stop();
  }
};

/** Milliseconds of processor time of Node and of PostgreSQL for one lock that is kept. */
async function refreshed({ client, pid }: Server, { database }: DataSet): Promise<readonly number[]> {
  const { body } = await client.get(`/api/contract_avis?itemsPerPage=${String(consoles)}&order[id]=desc`);
  const avis: string[] = body['hydra:member'].map((it: Json) => it['@id']);
  await refresh(client, avis);
  const ofDatabase = await databaseCpu(database);
  const before = [cpuOf(pid), ofDatabase()] as const;
  for (let round = 0; round < rounds; round += 1) await refresh(client, avis);
  return [cpuOf(pid) - before[0], ofDatabase() - before[1]].map((it) => it / (rounds * avis.length));
}

/** Each console has a window and a record of its own. */
async function refresh(client: Client, avis: readonly string[]): Promise<void> {
  for (const [at, resourceType] of avis.entries()) {
    const { status } = await client.post('/api/locks', { resourceType, window: `messung-${String(at)}` });
    if (status !== 200 && status !== 201) throw new Error(`No lock: ${String(status)}`);
  }
}
