import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../../server/projectFiles.ts';
import { resources } from '../../src/domain/resources.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen } from '../harness/liveReader.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const disk = {
  code: 'disk',
  title: 'Datenträger fast voll',
  message: 'In /var/lib/leitstand nur noch 0,5 GB von 40 GB frei.',
};
const openly = 'Nur noch 0,5 GB von 40 GB frei.';
const metrics = async () => (await system.anonymous.get('/metrics')).body as string;

test('what needs to be seen to stands in a 200, in the metrics, and in the console of administrators only', async () => {
  const [admin, dispo] = [await listen(await system.as('admin')), await listen(await system.as('dispo'))];
  system.health.warns([{ ...disk, openly }]);
  const answer = await system.anonymous.get('/api/health');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ status: 'ok', warnings: [{ code: 'disk', message: openly }] });
  expect(JSON.stringify(answer.body)).not.toContain('/var/lib');
  expect(await metrics()).toContain('leitstand_warning{code="disk"} 1');
  expect((await admin.next((it) => it.event === 'health' && it.data.warnings.length > 0)).data).toEqual({
    failure: null,
    warnings: [disk],
    lastBackup: null,
  });
  const late = await listen(await system.as('admin'));
  expect((await late.next((it) => it.event === 'health')).data.warnings).toEqual([disk]);

  system.health.fails('connection', 'Die Datenbank ist nicht erreichbar.');
  expect((await dispo.next((it) => it.event === 'health' && it.data.failure !== null)).data).toEqual({
    failure: 'Die Datenbank ist nicht erreichbar.',
    warnings: [],
    lastBackup: null,
  });
  expect(dispo.events.every((it) => it.event !== 'health' || it.data.warnings.length === 0)).toBe(true);
  for (const it of [admin, dispo, late]) it.close();
  system.health.fails('connection', null);
  system.health.warns([]);
  expect(await metrics()).not.toContain('leitstand_warning{');
});

test('when the last backup was made stands in a 200, and in the console of administrators only', async () => {
  const [admin, dispo] = [await listen(await system.as('admin')), await listen(await system.as('dispo'))];
  system.health.backedUp('2026-11-21T01:30:05.000Z');
  const told = await admin.next((it) => it.event === 'health' && it.data.lastBackup !== null);
  expect(told.data.lastBackup).toBe('2026-11-21T01:30:05.000Z');
  expect((await system.anonymous.get('/api/health')).body.lastBackup).toBe('2026-11-21T01:30:05.000Z');
  system.health.fails('connection', 'Die Datenbank ist nicht erreichbar.');
  await dispo.next((it) => it.event === 'health' && it.data.failure !== null);
  expect(dispo.events.filter((it) => it.event === 'health').map((it) => it.data.lastBackup)).toEqual(
    expect.not.arrayContaining(['2026-11-21T01:30:05.000Z']),
  );
  for (const it of [admin, dispo]) it.close();
  system.health.fails('connection', null);
  system.health.backedUp(null);
});

test('only what keeps it from serving is a 503, with the reason and when to come back', async () => {
  shows('D0 Running GET /api/health');
  expect(await metrics()).toContain('leitstand_up 1');
  system.health.fails('embedded', 'Die Datenbank startet neu.');
  const answer = await system.anonymous.get('/api/health');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ reason: 'Die Datenbank startet neu.', detail: 'Die Datenbank startet neu.' });
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await metrics()).toContain('leitstand_up 0');
  system.health.fails('embedded', null);
  expect((await system.anonymous.get('/api/health')).status).toBe(200);
  // What was found out some seconds ago is no reason when the database answers now.
  system.health.fails('connection', 'Die Datenbank ist nicht erreichbar.');
  expect((await system.anonymous.get('/api/health')).status).toBe(200);
  expect(system.health.failure).toBeNull();
});

test('the figures stay small however much of the system is used, and nothing that a caller types becomes a label', async () => {
  const admin = await system.as('admin');
  for (const { path } of resources) {
    await admin.get(`/api/${path}?itemsPerPage=1`);
    await admin.get(`/api/${path}.csv`);
    for (const call of ['get', 'delete'] as const) await admin[call](`/api/${path}/999999`);
    await admin.post(`/api/${path}`, { gibtsNicht: 1 });
    await admin.patch(`/api/${path}/999999`, {});
    await system.anonymous.get(`/api/${path}/1`);
  }
  for (let at = 0; at < 200; at += 1) await system.anonymous.get(`/gibt/es/nicht-${String(at)}`);
  const text = await metrics();
  expect(Buffer.byteLength(text)).toBeLessThan(100_000);
  expect(text).toMatch(/http_requests_total\{part="contracts",status_code="2xx"\} \d+/);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",status_code="4xx"\} \d+/);
  expect(text).not.toContain('nicht-1');
  // As big as it can become: every part with every kind of answer.
  const parts = new Set(text.match(/part="[\w-]+"/g));
  expect(Buffer.byteLength(text) + parts.size * 5 * 70).toBeLessThan(100_000);
  console.log(`/metrics: ${String(Buffer.byteLength(text))} bytes with ${String(parts.size)} parts`);
});

test('every figure that the page for who runs it names is measured', async () => {
  const page = readFileSync(join(projectDir, 'docs/operations.md'), 'utf8');
  const table = page.split('\n').filter((it) => /^\| `(leitstand|http)_/.test(it));
  const named = table.flatMap((line) => line.split('|')[1]?.match(/\w+(?=[`{])/g) ?? []);
  const measured = new Set([...(await metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((it) => !measured.has(it))).toEqual([]);
});

test('the room on the disks is measured', async () => {
  expect(await metrics()).toMatch(/^leitstand_disk_free_bytes\{place="data"\} \d{6,}/m);
  expect(await metrics()).toMatch(/^leitstand_disk_size_bytes\{place="files"\} \d{6,}/m);
});

test('no page of another origin reads the measurements through the browser of this machine', async () => {
  expect((await system.anonymous.get('/metrics', { headers: { origin: 'https://anderswo.example' } })).status).toBe(
    403,
  );
  expect((await system.anonymous.get('/metrics')).status).toBe(200);
});
