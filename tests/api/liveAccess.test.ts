import { describe, expect, test } from 'vitest';
import { seatedAt } from '../../server/storage/presence.ts';
import { clientOf } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen } from '../harness/liveReader.ts';

const system = await leitstand();
const [dispo, office] = [await system.as('dispo'), await system.as('office')];

describe('the live stream', () => {
  test('tells who is at a record only to those who may read it', async () => {
    const { iri } = await system.given.contract();
    const reader = await listen(await system.as('personal'));
    const colleague = await listen(dispo);
    await office.post('/api/presence', { iri });
    await colleague.next(({ event, data }) => event === 'presence' && data.iri === iri);
    const late = await listen(await system.as('personal'));
    expect([...reader.events, ...late.events].filter((it) => it.event === 'presence' && it.data.iri !== null)).toEqual(
      [],
    );
    for (const it of [reader, colleague, late]) it.close();
  });

  test('shows no more windows of one person than anybody has', async () => {
    const contracts = await Promise.all([system.given.contract(), system.given.contract()]);
    for (let window = 0; window < 51; window += 1)
      await office.post('/api/presence', { iri: contracts[window < 50 ? 0 : 1]?.iri, window: String(window) });
    const seated = await Promise.all(
      contracts.map(async (it) => (await seatedAt(system.database.pool, system.clock.now, [it.iri])).length),
    );
    expect([(seated[0] ?? 0) > 1, seated[1]]).toEqual([true, 0]);
  });

  test('ends with the token it was opened with', async () => {
    const { id } = await system.given.user({ username: 'kurz' });
    const token = await system.tokenFor({ id, username: 'kurz', roles: ['dispo'] }, 2);
    await (
      await listen(clientOf(system.address, token))
    ).ended;
  });

  test('forgets whoever left before he was let in', async () => {
    const before = system.hub.streams();
    await system.hub.join(
      {
        actor: { userId: 1, username: 'weg', roles: ['dispo'] },
        group: 'dispo',
        isOpen: () => false,
        send: () => undefined,
        end: () => undefined,
      },
      undefined,
    );
    expect(system.hub.streams()).toBe(before);
  });

  test('hears hints again after the connection to the database was lost', async () => {
    const listening = async () =>
      (
        await system.database.pool.query<{ pid: number }>(
          "select pid from pg_stat_activity where datname = current_database() and query like 'listen leitstand_changes%'",
        )
      ).rows.map((it) => it.pid);
    const before = await listening();
    expect(before).toHaveLength(1);
    await system.database.pool.query('select pg_terminate_backend($1)', [before[0]]);
    await expect.poll(async () => (await listening()).filter((it) => it !== before[0])).toHaveLength(1);
  });
});
