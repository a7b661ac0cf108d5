import { describe, expect, test } from 'vitest';
import { seatedAt } from '../../server/storage/presence.ts';
import { clientOf } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen, type LiveEvent, type LiveReader } from '../harness/liveReader.ts';

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

  test('tells personnel of applicants until they are activated, and nothing of any other driver', async () => {
    const applicant = await system.given.driver({ approved: false, active: false });
    const driver = await system.given.driver();
    const leaving = await system.given.driver({ approved: false, active: false });
    const reader = await listen(await system.as('personal'));
    const colleague = await listen(dispo);
    const change = async (iri: string, values: object) => expect((await dispo.patch(iri, values)).status).toBe(200);
    await change(driver.iri, { telefon: '0221 4710100' });
    await change(applicant.iri, { telefon: '0221 4710101' });
    await change(applicant.iri, { approved: true, active: true });
    await change(applicant.iri, { telefon: '0221 4710102' });
    expect((await dispo.delete(driver.iri)).status).toBe(204);
    expect((await dispo.delete(leaving.iri)).status).toBe(204);
    const said = (it: LiveEvent) => it.event === 'change' && it.data.type === 'Driver' && it.data.kind !== 'create';
    const told = (from: LiveReader) => from.events.filter(said).map(({ data }) => [data.iri, data.kind]);
    for (const it of [reader, colleague]) await it.next((event) => said(event) && event.data.iri === leaving.iri);
    expect(told(reader)).toEqual([
      [applicant.iri, expect.stringMatching(/update|delete/)],
      [applicant.iri, 'delete'],
      [leaving.iri, 'delete'],
    ]);
    expect(told(colleague)).toContainEqual([driver.iri, 'delete']);
    for (const it of [reader, colleague]) it.close();
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
