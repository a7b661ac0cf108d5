import { describe, expect, test } from 'vitest';
import { matrix, type Area } from '../../src/domain/access/matrix.ts';
import { staffRoles, type Role } from '../../src/domain/access/roles.ts';
import { bulkOperationsOf } from '../../server/http/bulk/bulkOperations.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { offers, type Operation } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import { clientOf, type Answer, type Client } from '../harness/client.ts';
import { everyRole } from '../harness/everyRole.ts';
import { guards, mayRead, mayWrite, opened, picks } from '../harness/whoMayWhat.ts';
import { shows } from '../specification/shows.ts';

/** Calls beyond the standard ones: who gets past the guard. */
const everybody = ['anonymous', ...staffRoles] as const;
const staff = staffRoles as readonly string[];
const calls: Readonly<Record<string, readonly string[]>> = {
  'GET /api/health': everybody,
  'GET /api/version': everybody,
  'GET /api/setup': everybody,
  'POST /api/setup': everybody,
  'POST /authentication_token': everybody,
  'POST /api/token/refresh': everybody,
  'POST /api/token/revoke': everybody,
  'GET /api': everybody,
  'GET /api/docs.jsonld': everybody,
  'GET /api/docs.openapi.json': everybody,
  'GET /api/contexts/:type': everybody,
  'GET /metrics': everybody,
  'GET /api/users/me': staff,
  'GET /api/users/:id/settings': staff,
  'POST /api/users/:id/updateUserSetting': staff,
  'POST /api/users/setMessageToken': staff,
  'POST /api/api_keys/:id/issue': ['admin'],
  'POST /api/users/me/password': staff,
  'GET /api/users/me/sessions': staff,
  'GET /api/users/me/jobs': staff,
  'GET /api/users/me/jobs/:id': staff,
  'DELETE /api/users/me/jobs/:id': staff,
  'DELETE /api/users/me/sessions': staff,
  'DELETE /api/users/me/sessions/:session': staff,
  'GET /api/unlock_codes': staff,
  'GET /api/counters': staff,
  'GET /api/live': staff,
  'POST /api/presence': staff,
  'POST /api/locks': staff,
  'DELETE /api/locks/delete': staff,
  'PATCH /api/contracts/:id/update_user': ['admin', ...mayWrite.contracts],
  'POST /api/mail_logs/:id/retry': ['admin', ...mayWrite.contracts],
  'POST /api/mails/:id/send_pre_mail': ['admin', ...mayWrite.mails],
  'POST /api/protocols/send_mails': ['admin', ...mayWrite.protocols],
  'POST /api/protocols/mail_recipients': ['admin', ...mayWrite.protocols],
  'POST /api/protocols/:id/send_protocol': ['admin', ...mayWrite.protocols],
  'POST /api/contract_avis/:id/propose_windows': ['admin', ...mayWrite.avis],
  'POST /api/contract_avis/:id/avis_mail': ['admin', ...mayWrite.avis],
  'POST /api/contract_avis/:id/avis_mail_preview': ['admin', ...mayWrite.avis],
  'POST /api/contract_avis/:id/withdraw_proposal': ['admin', ...mayWrite.avis],
  'POST /api/contract_avis/:id/settle_wish': ['admin', ...mayWrite.avis],
  'GET /rechtliches': everybody,
  'GET /bilder/:token': everybody,
  'POST /bilder/:token': everybody,
  'GET /api/protocol_archives/:id': everybody,
  'GET /api/protocols/:id/images': ['admin', ...mayRead.protocols],
  'GET /termin/:token': everybody,
  'POST /termin/:token': everybody,
  'POST /api/contract_avis/create_bundle': ['admin', ...mayWrite.avis],
  'POST /api/bundles/add_contract': ['admin', ...mayWrite.disposition],
  'POST /api/price_groups/:id/set_default': ['admin'],
  'POST /api/price_groups/:id/effect': ['admin'],
  'POST /api/price_groups/:id/recalculate': ['admin'],
  'POST /api/customers/:id/addAddress': ['admin', ...mayWrite.customers],
  'POST /api/customers/:id/deleteAddress': ['admin', ...mayWrite.customers],
  'GET /api/customers/similar': ['admin', ...mayRead.customers],
  'GET /api/addresses/similar': ['admin', ...mayRead.customers],
  'GET /api/contracts/search': ['admin', ...mayRead.contracts],
  'GET /api/contracts/cost_totals': ['admin', ...mayRead.billing],
  'GET /api/datev_exports/check': ['admin', ...mayRead.billing],
  'POST /api/datev_exports/export': ['admin', ...mayWrite.billing],
  'POST /api/datev_exports/:id/repeat': ['admin'],
  'POST /api/invoices/journal': ['admin', ...mayRead.billing],
  'POST /api/invoices/numbers': ['admin', ...mayRead.billing],
  'POST /api/billings/:id/pdf': ['admin', ...mayRead.billing],
  'GET /api/contracts/invoice_overview': ['admin', ...mayRead.billing],
  'GET /api/contracts/credit_overview': ['admin', ...mayRead.billing],
  'POST /api/contracts/document_plan': ['admin', ...mayWrite.billing],
  'GET /api/contracts/days': ['admin', ...mayRead.contracts],
  'GET /api/contracts/pdf': ['admin', ...mayRead.contracts],
  'GET /api/invoices/:id/check': ['admin', ...mayRead.billing],
  'GET /api/invoices/:id/mail': ['admin', ...mayRead.billing],
  'GET /api/invoices/:id/document': ['admin', ...mayRead.billing],
  'POST /api/invoices/:id/additional_docs': ['admin', ...mayRead.billing],
  'POST /api/invoices/:id/objection': ['admin', ...mayRead.billing],
  'GET /api/contracts/:id/pdf': ['admin', ...mayRead.contracts],
  'POST /api/contracts/custom_export': ['admin', ...mayRead.contracts],
  'GET /api/exports/:id/:name': staff,
  // Who may do what with a file is asked of its record.
  'POST /api/uploads': staff,
  'POST /api/import/xlsx': ['admin', ...mayWrite.imports],
  'POST /api/import/preview': ['admin', ...mayWrite.imports],
  'GET /api/import/samples/:format': ['admin', ...mayRead.imports],
  'GET /api/images/:id': staff,
  'PATCH /api/images/:id': staff,
  'GET /api/images/:id/:size': everybody,
  'GET /api/protocols/pdf/:numbers/:hash': everybody,
  'GET /api/protocols/pdf_link': ['admin', ...mayRead.protocols],
  'GET /api/protocols/pdf': ['admin', ...mayRead.protocols],
  'GET /api/protocols/:id/snapshots/:snapshot': ['admin', ...mayRead.protocols],
  'POST /api/protocols/restore_snapshot': ['admin', ...mayWrite.protocols],
  'POST /api/protocols/:id/review': ['admin', ...mayWrite.protocols],
  'POST /api/protocols/:id/request_missing': ['admin', ...mayWrite.protocols],
  'POST /api/protocols/:id/withdraw_link': ['admin', ...mayWrite.protocols],
  'POST /api/contracts/:id/mail_preview': ['admin', ...mayWrite.contracts],
  'POST /api/direction': ['admin', ...mayRead.contracts],
  'GET /api/direction/map': ['admin', ...mayRead.contracts],
  'GET /api/contracts/:id/offersInRange': ['admin', ...mayRead.contracts],
  'POST /api/drivers/:id/activate': ['admin', 'buchhaltung', ...mayWrite.applicants],
  'POST /api/drivers/:id/create-test-contract': ['admin', 'buchhaltung', ...mayWrite.applicants],
  'POST /api/drivers/:id/request_papers': ['admin', 'buchhaltung', ...mayWrite.applicants],
  'GET /api/drivers/:id/registration-data': ['admin', 'buchhaltung', ...mayRead.applicants],
  'GET /api/drivers/:id/statistics': ['admin', 'buchhaltung', ...mayRead.applicants],
  'GET /api/driver_documents/:id/download': ['admin', 'buchhaltung', ...mayRead.applicants],
  'GET /api/driver_documents/:id/looks': ['admin', 'buchhaltung', ...mayRead.applicants],
  'POST /app/aws-files': ['admin', 'buchhaltung', ...mayRead.applicants],
  'POST /api/password/forgotten': everybody,
  'GET /api/password/links/:token': everybody,
  'POST /api/password/links/:token': everybody,
  'GET /api/driver_day': ['admin', ...mayRead.disposition],
  'GET /api/contracts/price_list': ['admin', ...mayRead.contractMoney],
  'POST /api/contracts/recalculate_prices': ['admin', ...mayWrite.contractMoney],
  'POST /api/contracts/preflight': ['admin', ...mayWrite.contracts],
  'POST /api/contracts/find_chains': ['admin', ...mayRead.disposition],
  'POST /api/contracts/take_chain': ['admin', ...mayWrite.disposition],
  'GET /api/contracts/offer_mail': ['admin', ...mayRead.disposition],
  'POST /api/contracts/offer_mail': ['admin', ...mayWrite.disposition],
  'GET /api/apps/current': staff,
  'GET /api/app/data': staff,
  // Whoever began a bulk change may see how far it is and end it; of anybody else's there is nothing to be found.
  ...Object.fromEntries(
    resources
      .filter((it) => bulkOperationsOf(it).length > 0)
      .flatMap((it) =>
        ['GET /api/%/bulk/:key/progress', 'DELETE /api/%/bulk/:key'].map((call) => [call.replace('%', it.path), staff]),
      ),
  ),
};

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
    expect(routes().filter((it) => !standard.has(it) && calls[it] === undefined)).toEqual([]);
    expect(Object.keys(calls).filter((it) => !routes().includes(it))).toEqual([]);
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
  expect(await seen('personal')).toEqual(['new_drivers']);
  expect(await seen('buchhaltung')).toEqual(['applications', 'billing_contracts', 'credit_contracts', 'protocols']);
  expect(await seen('office')).toEqual(['mails', 'protocols']);
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
