import { expect, test } from 'vitest';
import { jobsOf } from '../../server/allJobs.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { readSettings } from '../../server/settings.ts';
import { clientOf, type Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen } from '../harness/liveReader.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const dispo = await system.as('dispo');
const office = await system.as('office');
const admin = await system.as('admin');
const server = () =>
  startJobs({
    ...system,
    jobs: jobsOf(readSettings({ DATA_DIR: '/nonexistent' })).filter((it) => it.name === 'lists.export'),
    clock: () => system.clock.now,
    log: () => undefined,
  });
const over = async (id: number): Promise<Json> => {
  let job: Json;
  await expect
    .poll(async () => (job = (await dispo.get(`/api/users/me/jobs/${String(id)}`)).body).state)
    .not.toMatch(/waiting|running/);
  return job;
};

test('an export in the background tells its person alone how far it is, and ends with a file that every server hands out', async () => {
  shows('D0 Running jobs');
  for (let i = 0; i < 3; i += 1) await system.given.contract();
  const [own, others] = [await listen(dispo), await listen(office)];
  const runner = await server();
  const begun = await dispo.post('/api/contracts.csv?itemsPerPage=10&columns[]=auftragsnummer', {});
  expect([begun.status, begun.body]).toEqual([202, expect.objectContaining({ title: 'Export Aufträge', link: null })]);
  const job = await over(begun.body.id);
  expect(job).toMatchObject({
    state: 'done',
    result: '3 Zeilen',
    link: expect.stringMatching(/^\/api\/exports\/[\w-]{32}\/Auftraege-2026-11-21\.csv$/),
  });
  const elsewhere = clientOf(await system.second(), dispo.token);
  expect((await (await elsewhere.open(job.link)).text()).trim().split('\n')).toHaveLength(4);
  const task = {
    task: `job ${String(job.id)}`,
    label: 'Export Aufträge',
    stop: `/api/users/me/jobs/${String(job.id)}`,
  };
  expect((await own.next(({ event, data }) => event === 'progress' && data.done === data.of)).data).toMatchObject({
    ...task,
  });
  expect(others.events.filter((it) => it.event === 'progress')).toEqual([]);
  own.close();
  others.close();
  expect([
    (await office.get('/api/users/me/jobs')).body,
    (await office.get(`/api/users/me/jobs/${String(job.id)}`)).status,
  ]).toEqual([{ jobs: [] }, 404]);
  expect((await admin.get('/api/jobs')).body['hydra:member']).toEqual([
    expect.objectContaining({ title: 'Export Aufträge', startedBy: 'test-dispo', state: 'done', result: '3 Zeilen' }),
  ]);
  await runner.stop();
});

test('what waits for a server can be stopped by whoever started it, once, and by nobody else', async () => {
  const { body } = await dispo.post('/api/contracts.xlsx', {});
  const own = `/api/users/me/jobs/${String(body.id)}`;
  expect([
    (await office.delete(own)).status,
    (await dispo.delete(own)).status,
    (await dispo.delete(own)).status,
  ]).toEqual([404, 204, 404]);
  expect((await dispo.get(own)).body.state).toBe('stopped');
});

test('what is wrong with an export is said at once', async () => {
  expect((await dispo.post('/api/contracts.xlsx?gibtsNicht=1', {})).status).toBe(400);
  expect((await (await system.as('personal')).post('/api/contracts.xlsx', {})).status).toBe(403);
});
