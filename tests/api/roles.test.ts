import { describe, expect, test } from 'vitest';
import { matrix, type Area } from '../../src/domain/access/matrix.ts';
import { staffRoles, type Role } from '../../src/domain/access/roles.ts';
import { bulkOperationsOf } from '../../server/http/bulk/bulkOperations.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { offers, type Operation } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import { clientOf, type Answer, type Client } from '../harness/client.ts';
import { everyRole } from '../harness/everyRole.ts';
import { calls } from '../harness/whoMayCall.ts';
import { guards, mayRead, mayWrite, opened, picks } from '../harness/whoMayWhat.ts';
import { shows } from '../specification/shows.ts';

const { system, as, idOf } = await everyRole();
/** Nobody asks for all exports of all lists in one breath; so much of the allowance comes back between two lists. */
const goOn = () => system.clock.advance(6_000);

test('the matrix is the one that was decided', () => {
  shows('D0 API one role matrix');
  for (const area of Object.keys(matrix) as Area[])
    expect([area, matrix[area]]).toEqual([area, { read: mayRead[area], write: mayWrite[area] }]);
  expect(Object.fromEntries(resources.map((it) => [it.path, it.area]))).toEqual(guards);
});

describe('every route asks who calls', () => {
  const standard = new Set(resources.flatMap(routesOf));

  test('and none is without an expectation here', () => {
    const known = routes();
    expect(known.filter((it) => !standard.has(it) && calls[it] === undefined)).toEqual([]);
    expect(Object.keys(calls).filter((it) => !known.includes(it))).toEqual([]);
  });

  test('nobody gets anywhere behind the sign-in without a token', async () => {
    for (const route of [...standard, ...Object.keys(calls)].filter((it) => !calls[it]?.includes('anonymous'))) {
      const answer = await call(system.anonymous, route, 1);
      expect([route, answer.status]).toEqual([route, 401]);
      expect(answer.body['hydra:description']).toBe('Bitte melden Sie sich an.');
    }
  });

  test.for(staffRoles)('%s passes where the table says so and nowhere else', async (role) => {
    shows('D0 Roles the table', 'D1 §6 areas and restricted', 'D3 §6 areas');
    for (const [route, who] of Object.entries(calls)) {
      if (route === 'GET /api/live') continue;
      const { status } = await call(as(role), route, route.includes('/users/') ? idOf(role) : 999_999_999);
      expect([route, status === 403]).toEqual([route, !who.includes(role)]);
    }
    for (const resource of resources) {
      goOn();
      await Promise.all(
        routesOf(resource).map(async (route) => {
          const { status } = await call(as(role), route, 999_999_999);
          expect([route, status === 403]).toEqual([route, !passes(role, resource, route)]);
          expect([route, status]).not.toEqual([route, 401]);
          expect(status).toBeLessThan(500);
        }),
      );
    }
  });

  test('somebody with a token but no role of staff passes nowhere', async () => {
    const { id } = await system.given.user({ username: 'ohne-rolle', roles: [] });
    const nobody = clientOf(system.address, await system.tokenFor({ id, username: 'ohne-rolle', roles: ['admin'] }));
    for (const route of standard) {
      if (route.endsWith('.csv')) goOn();
      expect([route, (await call(nobody, route, 1)).status]).toEqual([route, 403]);
    }
    for (const route of ['GET /api/unlock_codes', 'GET /api/contracts/search', 'GET /api/live'])
      expect([route, (await call(nobody, route, 1)).status]).toEqual([route, 403]);
    expect((await nobody.get('/api/counters')).body).toEqual({});
  });
});

test('the counters of the menu are those of the role', async () => {
  shows('D1 §2 Shell red counters', 'R74');
  const seen = async (role: Role) => Object.keys((await as(role).get('/api/counters')).body).sort();
  expect(await seen('personal')).toEqual(['new_drivers', 'notifications']);
  expect(await seen('buchhaltung')).toEqual([
    'applications',
    'billing_contracts',
    'credit_contracts',
    'notifications',
    'protocols',
  ]);
  expect(await seen('office')).toEqual(['mails', 'notifications', 'protocols']);
});

function reads(role: Role, area: Area): boolean {
  return role === 'admin' || mayRead[area].includes(role);
}

function routesOf(resource: Resource): string[] {
  const base = `/api/${resource.path}`;
  const of = (operation: Operation, ...list: string[]) => (offers(resource, operation) ? list : []);
  return [
    ...of(
      'list',
      `GET ${base}`,
      `GET ${base}.json`,
      `GET ${base}.xlsx`,
      `GET ${base}.csv`,
      `POST ${base}.xlsx`,
      `POST ${base}.csv`,
    ),
    ...of('create', `POST ${base}`),
    ...(bulkOperationsOf(resource).length > 0 ? [`POST ${base}/bulk`] : []),
    ...of('read', `GET ${base}/:id`, `GET ${base}/:id/logs`),
    ...of('update', `PATCH ${base}/:id`, `PUT ${base}/:id`),
    ...of('delete', `DELETE ${base}/:id`),
  ];
}

/** Lists and records are open to who may read or pick; history and writing are narrower. */
function passes(role: Role, resource: Resource, route: string): boolean {
  if (role === 'admin') return true;
  if (meetsSome(role, resource, route)) return true;
  if (!/^GET |\.(xlsx|csv)$/.test(route)) return mayWrite[resource.area].includes(role);
  return reads(role, resource.area) || (picks[role].includes(resource.path) && !route.endsWith('/:id/logs'));
}

/** Whom some records are open to gets past the guard wherever it asks of each record whether it is one of them. */
function meetsSome(role: Role, { path }: Resource, route: string): boolean {
  const some = opened[path];
  if (!some?.to.includes(role)) return false;
  const may = (operation: string) => some.for.includes(operation);
  if (/\/:id(\/logs)?$/.test(route) && route.startsWith('GET ')) return may('read');
  if (/^(PATCH|PUT) /.test(route)) return may('update');
  if (route.startsWith('DELETE ')) return may('delete');
  if (route.endsWith('/bulk')) return may('update');
  return /^GET |\.(xlsx|csv)$/.test(route) && may('list');
}

/** Every route that the app itself says it has. */
function routes(): string[] {
  const found: string[] = [];
  const path: string[] = [];
  for (const line of system.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', text = '', methods = ''] = /^([\s│]*)(?:[├└]── )(\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (text === '') continue;
    const depth = indent.length / 4;
    path.splice(depth, path.length, text);
    const whole = path.join('').replace(/(?<=.)\/$/, '');
    for (const method of methods.split(', '))
      if (!['', 'HEAD', 'OPTIONS'].includes(method)) found.push(`${method} ${whole}`);
  }
  return [...new Set(found)].filter((it) => !/ \*$|^GET \/$|\/\*$/.test(it));
}

function call(client: Client, route: string, id: number): Promise<Pick<Answer, 'status' | 'body'>> {
  const [method = '', address = ''] = route.split(' ');
  const path = address.replace(':id', String(id)).replace(':type', 'Contract');
  if (method === 'GET') return client.get(path);
  if (method === 'DELETE') return client.delete(path);
  if (method === 'PUT') return client.put(path, {});
  const bulk = resources.find((it) => path === `/api/${it.path}/bulk`);
  if (bulk) return client.post(path, { action: bulkOperationsOf(bulk)[0], items: [{ id }] });
  return method === 'PATCH' ? client.patch(path, {}) : client.post(path, {});
}
