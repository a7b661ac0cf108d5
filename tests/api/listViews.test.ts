import { expect, test } from 'vitest';
import type { Role } from '../../src/domain/access/roles.ts';
import type { Json } from '../harness/client.ts';
import { everyRole } from '../harness/everyRole.ts';
import { listen, type LiveEvent } from '../harness/liveReader.ts';
import { shows } from '../specification/shows.ts';

const { as, idOf } = await everyRole();
const share = (role: Role, more: Json = {}) =>
  as(role).post('/api/list_views', {
    name: 'Ohne Fahrer',
    path: 'contracts',
    list: 'contracts',
    filter: { 'datum[after]': ['today'], driver: ['/api/drivers/5'] },
    order: '-datum',
    ...more,
  });
const seenBy = async (role: Role): Promise<string[]> =>
  (await as(role).get('/api/list_views?itemsPerPage=500')).body['hydra:member'].map((it: Json) => it['@id']);

test('a shared view is there for the roles it names, for its maker and for administrators', async () => {
  shows('C Lists views');
  const { body, status } = await share('dispo', { roles: ['leitstand_office'] });
  expect([status, body.createdBy['@id']]).toEqual([201, `/api/users/${idOf('dispo')}`]);
  const iri = body['@id'];
  for (const role of ['dispo', 'office', 'admin'] as const) {
    expect([role, (await seenBy(role)).includes(iri)]).toEqual([role, true]);
    expect((await as(role).get(iri)).body.name).toBe('Ohne Fahrer');
  }
  for (const role of ['office_l2', 'buchhaltung', 'personal'] as const) {
    expect([role, (await seenBy(role)).includes(iri)]).toEqual([role, false]);
    expect([
      (await as(role).get(iri)).status,
      (await as(role).get(`${iri}/logs`)).status,
      (await as(role).patch(iri, { name: 'Meins' })).status,
    ]).toEqual([404, 404, 404]);
  }
});

test('without roles it is there for all who may read the list, and for nobody else', async () => {
  const iri = (await share('dispo')).body['@id'];
  for (const role of ['office', 'office_l2', 'buchhaltung'] as const)
    expect([role, (await seenBy(role)).includes(iri)]).toEqual([role, true]);
  expect(await seenBy('personal')).not.toContain(iri);
  const named = (await share('dispo', { roles: ['leitstand_personal'] })).body['@id'];
  expect(await seenBy('personal')).not.toContain(named);
});

test('only its maker and administrators change or withdraw it', async () => {
  const iri = (await share('office')).body['@id'];
  const refused = await as('dispo').patch(iri, { name: 'Meins' });
  expect([refused.status, refused.body['hydra:description']]).toEqual([
    403,
    'Nur wer sie geteilt hat, darf sie ändern.',
  ]);
  const etag = async () => ({ headers: { 'if-match': (await as('office').get(iri)).etag ?? '' } });
  expect((await as('dispo').delete(iri, await etag())).status).toBe(403);
  expect((await as('office').patch(iri, { name: 'Neu' })).body.name).toBe('Neu');
  expect((await as('admin').patch(iri, { roles: ['leitstand_office'] })).status).toBe(200);
  expect((await as('office').patch(iri, { createdBy: `/api/users/${idOf('dispo')}` })).body.createdBy['@id']).toBe(
    `/api/users/${idOf('office')}`,
  );
  expect((await as('office').delete(iri, await etag())).status).toBe(204);
});

test('nobody shares a view of a list, or by a filter, that is not his', async () => {
  const at = async (answer: ReturnType<typeof share>) => {
    const { status, body } = await answer;
    return [status, body.violations?.[0]?.propertyPath];
  };
  expect(await at(share('office', { path: 'price_groups', list: 'price_groups', filter: {} }))).toEqual([422, 'path']);
  expect(await at(share('office', { path: 'nothing', filter: {} }))).toEqual([422, 'path']);
  expect(await at(share('office', { filter: { erfunden: ['1'] } }))).toEqual([422, 'filter']);
  expect(await at(share('office', { filter: { driver: '1' } }))).toEqual([422, 'filter']);
});

test('those it is shared with hear of it at once, for whom it is no longer shared it is gone, nobody else hears of it', async () => {
  const roles = ['dispo', 'office', 'buchhaltung', 'personal'] as const;
  const readers = await Promise.all(roles.map(async (role) => [role, await listen(as(role))] as const));
  const maker = readers[0]?.[1];
  const said = ({ event, data }: LiveEvent) => event === 'change' && data.type === 'ListView';
  // Whoever is told late is told how things stand by then; each step waits until the one before was told.
  const step = async (iri: string, kind: string, version?: number) =>
    maker?.next(
      (it) => said(it) && it.data.iri === iri && it.data.kind === kind && (!version || it.data.version === version),
    );
  const first = (await share('dispo', { name: 'Neu' })).body['@id'];
  await step(first, 'create');
  for (const values of [{ roles: ['leitstand_buchhaltung'] }, { name: 'Neuer' }])
    await step(first, 'update', (await as('dispo').patch(first, values)).body.version);
  const { etag } = await as('dispo').get(first);
  await as('dispo').delete(first, { headers: { 'if-match': etag ?? '' } });
  // A view of a list that is everybody's ends what each of them hears.
  const last = await share('dispo', { path: 'notifications', list: 'notifications', filter: {}, order: null });
  const told = await Promise.all(
    readers.map(async ([role, it]) => {
      await it.next((event) => said(event) && event.data.iri === last.body['@id']);
      const own = it.events.filter((event) => said(event) && event.data.iri === first);
      return [role, own.map(({ data }) => data.kind)];
    }),
  );
  expect(Object.fromEntries(told)).toEqual({
    dispo: ['create', 'update', 'update', 'delete'],
    office: ['create', 'delete'],
    buchhaltung: ['create', 'update', 'update', 'delete'],
    personal: [],
  });
  for (const [, it] of readers) it.close();
});
