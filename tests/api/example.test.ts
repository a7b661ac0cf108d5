import { afterAll, beforeAll, expect, test } from 'vitest';
import type { System } from '../browser/harness/system.ts';
import { startExample } from '../example/startExample.ts';

let system: System;
beforeAll(async () => {
  system = await startExample({ hasConsole: false });
});
afterAll(() => system.end());

test('a resource that was added as the README tells has its table, its entries, its call and its counter', async () => {
  const admin = await system.as('admin');
  const lost = async () => (await admin.get('/api/counters')).body.lost_devices;
  expect(await lost()).toBe(0);

  const made = await admin.post('/api/devices', { name: 'Scanner 7', repairs: [{ what: 'Glas', workshop: 'Ulm' }] });
  expect([made.status, made.body]).toMatchObject([201, { name: 'Scanner 7', isLost: false, version: 1 }]);
  const iri: string = made.body['@id'];
  const added = await admin.post('/api/device_repairs', { device: iri, what: 'Akku' });
  expect([added.status, added.body]).toMatchObject([201, { what: 'Akku', position: 2 }]);
  expect((await admin.get(iri)).body).toMatchObject({ version: 2, repairs: [{ what: 'Glas' }, { what: 'Akku' }] });
  expect((await admin.post('/api/device_repairs', { device: iri })).body.violations).toMatchObject([
    { propertyPath: 'what' },
  ]);

  const reported = await admin.post(`${iri}/report_lost`, { note: 'zuletzt in Köln' });
  expect([reported.status, reported.body]).toMatchObject([200, { isLost: true, note: 'zuletzt in Köln' }]);
  expect(await lost()).toBe(1);
  expect((await admin.get('/api/devices?isLost=true&search=scanner')).body['hydra:totalItems']).toBe(1);
  const again = await admin.post(`${iri}/report_lost`, {});
  expect([again.status, again.body.detail]).toEqual([422, 'Das Gerät ist schon als verloren gemeldet.']);
});

test('who may not read its area gets neither the records nor the counter, and the documentation names its call', async () => {
  const accountant = await system.as('buchhaltung');
  expect((await accountant.get('/api/devices')).status).toBe(403);
  expect((await accountant.get('/api/counters')).body).not.toHaveProperty('lost_devices');
  const docs = await (await system.as('admin')).get('/api/docs.openapi.json');
  expect(Object.keys(docs.body.paths)).toEqual(
    expect.arrayContaining(['/api/devices', '/api/device_repairs/{id}', '/api/devices/{id}/report_lost']),
  );
});
