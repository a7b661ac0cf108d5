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

test('those it is shared with hear of it at once; for whom it is no longer shared it is gone', async () => {
  const readers = await Promise.all(
    (['dispo', 'office', 'personal'] as const).map(async (role) => [role, await listen(as(role))] as const),
  );
  const next = async (fits: (event: LiveEvent) => boolean) =>
    Object.fromEntries(
      await Promise.all(
        readers.map(async ([role, it]) => {
          const { kind, state } = (await it.next(fits)).data;
          return [role, [kind, state?.name]];
        }),
      ),
    );
  const about =
    (iri: string, version: number) =>
    ({ event, data }: LiveEvent) =>
      event === 'change' && data.iri === iri && data.version === version;
  const { '@id': iri, version } = (await share('dispo', { name: 'Neu' })).body;
  expect(await next(about(iri, version))).toEqual({
    dispo: ['create', 'Neu'],
    office: ['create', 'Neu'],
    personal: ['delete', undefined],
  });
  const narrowed = (await as('dispo').patch(iri, { roles: ['leitstand_buchhaltung'] })).body;
  expect(await next(about(iri, narrowed.version))).toEqual({
    dispo: ['update', 'Neu'],
    office: ['delete', undefined],
    personal: ['delete', undefined],
  });
  for (const [, it] of readers) it.close();
});
