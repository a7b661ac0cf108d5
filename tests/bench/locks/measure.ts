import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../../../server/demoData.ts';
import { clientOf, type Client, type Json } from '../../harness/client.ts';
import { startProgram } from '../../harness/startProgram.ts';
import { cpuOf, databaseCpu } from '../api/cpuTime.ts';
import { allDone } from '../allDone.ts';
import { addressOf, openDataSet } from '../data/dataSet.ts';
import type { Part } from '../figure.ts';

const [consoles, everyMs, rounds] = [200, 60_000, 8];

/** What it costs that 200 consoles say once a minute that they still edit their record. */
export const measureLocks: Part = async ({ orders, print }) => {
  const data = await openDataSet(orders, print);
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-locks-'));
  const program = startProgram(folder, { DATABASE_URL: addressOf(data), LEITSTAND_DEMO_PICTURES: '0' });
  try {
    const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m, 60_000);
    const sent = { username: 'admin', password: demoPassword };
    const client = clientOf(address, (await clientOf(address, null).post('/authentication_token', sent)).body.token);
    const { body } = await client.get(`/api/contract_avis?itemsPerPage=${String(consoles)}&order[id]=desc`);
    const avis: string[] = body['hydra:member'].map((it: Json) => it['@id']);
    await refresh(client, avis);
    await allDone(data.database);
    const ofDatabase = await databaseCpu(data.database);
    const [node, database] = [cpuOf(program.pid), ofDatabase()];
    for (let round = 0; round < rounds; round += 1) await refresh(client, avis);
    const each = [cpuOf(program.pid) - node, ofDatabase() - database].map((it) => it / (rounds * avis.length));
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
    program.kill('SIGTERM');
    await program.ended;
    await data.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Each console has a window and a record of its own. */
async function refresh(client: Client, avis: readonly string[]): Promise<void> {
  for (const [at, resourceType] of avis.entries()) {
    const { status } = await client.post('/api/locks', { resourceType, window: `messung-${String(at)}` });
    if (status !== 200 && status !== 201) throw new Error(`No lock: ${String(status)}`);
  }
}
