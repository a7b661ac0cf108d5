import { expect, test } from 'vitest';
import { staffRoles } from '../../src/domain/access/roles.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;

test('the drivers’ app learns which version there is and which is the oldest that still works', async () => {
  for (const role of staffRoles) {
    const { status, body } = await (await system.as(role)).get('/api/apps/current');
    expect([role, status, body]).toEqual([
      role,
      200,
      {
        '@context': '/api/contexts/App',
        '@id': '/api/apps/current',
        '@type': 'App',
        version: '1.0.0',
        minimumVersion: '1.0.0',
      },
    ]);
  }
  expect((await system.anonymous.get('/api/apps/current')).status).toBe(401);
});

test('the drivers’ app gets its choices in their order, and of records only the active ones', async () => {
  shows('D1 §7 GET /app/data');
  await given.record('accessories', { name: 'Warnweste', sortierung: 1 });
  await given.record('accessories', { name: 'Schlüssel', sortierung: 1 });
  await given.record('accessories', { name: 'Faxgerät', sortierung: 30, aktiv: false });
  const { body } = await (await system.as('dispo')).get('/api/app/data');
  expect(body).toMatchObject({
    '@type': 'AppData',
    version: '1.0.0',
    company: { name: 'Leitstand', phone: null, email: null },
  });
  expect(body.lists.fuelLevels).toMatchObject({
    title: 'Tankstand',
    items: expect.arrayContaining([expect.objectContaining({ key: '4', label: '1/2', electricLabel: '50 %' })]),
  });
  expect(body.lists.protocolStates.items.map((it: { key: string }) => it.key)).toEqual([
    'UNPROCESSED',
    'STARTED',
    'SUBMITTED',
    'RECEIVED',
    'CLOSED',
  ]);
  expect(body.accessories.map((it: { name: string }) => it.name)).toEqual(['Schlüssel', 'Warnweste']);
  expect(body.accessories[0]['@id']).toMatch(/^\/api\/accessories\/\d+$/);
});

test('papers, exports and the app’s calls stand in the OpenAPI document', async () => {
  const { paths } = (await system.anonymous.get('/api/docs.openapi.json')).body;
  const calls = [
    '/api/contracts/{id}/pdf',
    '/api/contracts/pdf',
    '/api/exports/{id}/{name}',
    '/api/protocols/pdf_link',
    '/api/protocols/pdf/{numbers}/{hash}',
    '/api/apps/current',
    '/api/app/data',
    '/api/drivers.xlsx',
  ];
  for (const call of calls) expect([call, paths[call]?.get?.operationId]).toEqual([call, expect.any(String)]);
  expect(paths['/api/contracts/custom_export'].post.responses['201']).toBeDefined();
});
