import { beforeAll, describe, expect, test } from 'vitest';
import { matrix, type Area } from '../../src/domain/access/matrix.ts';
import { staffRoles, storedRole, type Role } from '../../src/domain/access/roles.ts';
import { deedsOf } from '../../server/http/bulk/deeds.ts';
import { offers, type Operation, type Resource } from '../../src/domain/define/resource.ts';
import { resources } from '../../src/domain/resources.ts';
import { clientOf, type Answer, type Client, type Json } from '../harness/client.ts';
import type { GivenRecord } from '../harness/given.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';

/** 0-decisions, "Who may what", written down a second time, so that nobody changes the matrix by accident; admin always may. */
const mayRead: Readonly<Record<Area, readonly Role[]>> = {
  contracts: ['dispo', 'office', 'office_l2', 'buchhaltung'],
  contractMoney: ['dispo', 'buchhaltung'],
  invoiceTag: ['buchhaltung'],
  disposition: ['dispo', 'buchhaltung'],
  avis: ['dispo', 'office', 'office_l2', 'buchhaltung'],
  applicants: ['dispo', 'personal', 'office_l2'],
  administration: [],
  customers: ['dispo', 'buchhaltung'],
  prices: [],
  protocols: ['dispo', 'office', 'office_l2', 'buchhaltung'],
  mails: ['dispo', 'office', 'office_l2'],
  imports: ['dispo'],
  billing: ['buchhaltung'],
  reports: ['buchhaltung', 'office', 'office_l2'],
  settings: ['dispo', 'office_l2'],
  own: ['dispo', 'office', 'office_l2', 'buchhaltung', 'personal'],
};
const mayWrite: Readonly<Record<Area, readonly Role[]>> = { ...mayRead, reports: [] };

/** Which row of that table guards which resource. */
const guards: Readonly<Record<string, Area>> = {
  contracts: 'contracts', customer_contract_templates: 'contracts', mail_logs: 'contracts',
  contract_avis: 'avis', contract_avis_bundles: 'avis',
  protocols: 'protocols',
  bundles: 'disposition', bundle_contracts: 'disposition', applications: 'disposition', disposition_locks: 'disposition', drivers: 'disposition', driver_documents: 'disposition',
  customers: 'customers', customer_departments: 'customers', customer_protocols: 'customers', billing_addresses: 'customers', addresses: 'customers', address_mails: 'customers', users: 'customers',
  price_groups: 'prices', price_types: 'prices', prices: 'prices',
  user_groups: 'settings', roles: 'settings', services: 'settings', accessories: 'settings', leasing_protocols: 'settings', categories: 'settings', job_categories: 'settings', app_events: 'settings', protocol_complaint_types: 'settings', news: 'settings', emails: 'settings', logs: 'settings',
  notifications: 'own',
};

/** What a role may not read, but may pick from, because a form that it uses refers to it. */
const ofOrders = ['drivers', 'users', 'customers', 'customer_departments', 'customer_protocols', 'billing_addresses', 'addresses', 'bundles', 'disposition_locks'];
const lookupsOfOrders = ['services', 'accessories', 'leasing_protocols', 'protocol_complaint_types'];
const picks: Readonly<Record<Role, readonly string[]>> = {
  admin: [],
  dispo: ['price_groups'],
  office: [...ofOrders, ...lookupsOfOrders],
  office_l2: ofOrders,
  buchhaltung: [...lookupsOfOrders, 'categories', 'job_categories', 'user_groups', 'price_groups'],
  personal: ['users'],
};

/** Calls beyond the standard ones: who gets past the guard. */
const everybody = ['anonymous', ...staffRoles] as const;
const staff = staffRoles as readonly string[];
const calls: Readonly<Record<string, readonly string[]>> = {
  'GET /api/health': everybody, 'GET /api/version': everybody, 'GET /api/setup': everybody, 'POST /api/setup': everybody,
  'POST /authentication_token': everybody, 'POST /api/token/refresh': everybody,
  'GET /api': everybody, 'GET /api/docs.jsonld': everybody, 'GET /api/docs.openapi.json': everybody, 'GET /api/contexts/:type': everybody, 'GET /metrics': everybody,
  'GET /api/users/me': staff, 'GET /api/users/:id/settings': staff, 'POST /api/users/:id/updateUserSetting': staff, 'POST /api/users/setMessageToken': staff,
  'GET /api/unlock_codes': staff, 'GET /api/counters': staff, 'GET /api/live': staff, 'POST /api/presence': staff,
  'PATCH /api/contracts/:id/update_user': ['admin', ...mayWrite.contracts], 'POST /api/mail_logs/:id/retry': ['admin', ...mayWrite.contracts],
  'POST /api/bundles/add_contract': ['admin', ...mayWrite.disposition], 'POST /api/price_groups/:id/set_default': ['admin'],
  'GET /api/contracts/search': ['admin', ...mayRead.contracts], 'GET /api/contracts/days': ['admin', ...mayRead.contracts],
  'GET /api/contracts/pdf': ['admin', ...mayRead.contracts], 'GET /api/contracts/:id/pdf': ['admin', ...mayRead.contracts],
  'POST /api/contracts/custom_export': ['admin', ...mayRead.contracts], 'GET /api/exports/:id/:name': ['admin', ...mayRead.contracts],
  'GET /api/protocols/pdf/:numbers/:hash': everybody, 'GET /api/protocols/pdf_link': ['admin', ...mayRead.protocols],
  'POST /api/contracts/:id/mail_preview': ['admin', ...mayWrite.contracts],
  'POST /api/direction': ['admin', ...mayRead.contracts], 'GET /api/direction/map': ['admin', ...mayRead.contracts], 'GET /api/contracts/:id/offersInRange': ['admin', ...mayRead.contracts],
  'GET /api/contracts/price_list': ['admin', ...mayRead.contractMoney], 'POST /api/contracts/recalculate_prices': ['admin', ...mayWrite.contractMoney],
  'POST /api/contracts/preflight': ['admin', ...mayWrite.contracts],
  'GET /api/contracts/offer_mail': ['admin', ...mayRead.disposition], 'POST /api/contracts/offer_mail': ['admin', ...mayWrite.disposition],
  'GET /api/apps/current': staff, 'GET /api/app/data': staff,
  // Whoever began a bulk change may end it; of anybody else's there is nothing to be found.
  ...Object.fromEntries(resources.filter((it) => deedsOf(it).length > 0).map((it) => [`DELETE /api/${it.path}/bulk/:key`, staff])),
};

let system: TestSystem;
const clients = new Map<string, Client>();
const ids = new Map<string, number>();
beforeAll(async () => {
  system = await leitstand();
  clients.set('anonymous', system.anonymous);
  for (const role of staffRoles) {
    const client = await system.as(role);
    clients.set(role, client);
    ids.set(role, Number((await client.get('/api/users/me')).body.userId));
  }
});
const as = (role: string): Client => clients.get(role) ?? system.anonymous;

test('the matrix is the one that was decided', () => {
  for (const area of Object.keys(matrix) as Area[]) expect([area, matrix[area]]).toEqual([area, { read: mayRead[area], write: mayWrite[area] }]);
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
    for (const [route, who] of Object.entries(calls)) {
      if (route === 'GET /api/live') continue;
      const { status } = await call(as(role), route, route.includes('/users/') ? (ids.get(role) ?? 0) : 999_999_999);
      expect([route, status === 403]).toEqual([route, !who.includes(role)]);
    }
    for (const resource of resources) await Promise.all(routesOf(resource).map(async (route) => {
      const { status } = await call(as(role), route, 999_999_999);
      expect([route, status === 403]).toEqual([route, !passes(role, resource, route)]);
      expect([route, status]).not.toEqual([route, 401]);
      expect(status).toBeLessThan(500);
    }));
  });

  test('somebody with a token but no role of staff passes nowhere', async () => {
    const { id } = await system.given.user({ username: 'ohne-rolle', roles: [] });
    const nobody = clientOf(system.address, system.app.jwt.sign({ username: 'ohne-rolle', userId: id, roles: ['leitstand_erfunden', 'ROLE_ADMIN'] }));
    for (const route of standard) expect([route, (await call(nobody, route, 1)).status]).toEqual([route, 403]);
    for (const route of ['GET /api/unlock_codes', 'GET /api/contracts/search', 'GET /api/live']) expect([route, (await call(nobody, route, 1)).status]).toEqual([route, 403]);
    expect((await nobody.get('/api/counters')).body).toEqual({});
  });
});

describe('the fields of an order', () => {
  const money = { rechnungsnotiz: 'Bitte sammeln', gutschriftnotiz: 'Abzug 5,00', auftragswert: '385.00', auftragswertIsSet: true, gutschriftpreis: '218.00', gutschriftpreisIsSet: true };
  let order: GivenRecord;
  beforeAll(async () => {
    order = await system.given.contract({ ...money, invoiceNumbers: [{ type: 'Rechnung', number: '2026-000417', id: 9 }], costTotals: { taxi: '12.00' } });
  });
  const sees: Readonly<Record<string, readonly Role[]>> = Object.fromEntries([...Object.keys(money), 'costTotals'].map((it) => [it, ['admin', ...mayRead.contractMoney]]));

  test.for([...mayRead.contracts, 'admin'] as Role[])('%s sees notes, order value and invoice tag only where allowed, in record, list, history and live state', async (role) => {
    const item = (await as(role).get(order.iri)).body;
    const [member] = (await as(role).get(`/api/contracts?id=${order.id}`)).body['hydra:member'];
    const named = (await as(role).get(`/api/contracts?id=${order.id}&properties[]=rechnungsnotiz&properties[]=invoiceNumbers&properties[]=auftragsnummer`)).body['hydra:member'][0];
    const fields = new Set((await as(role).get(`${order.iri}/logs?itemsPerPage=500`)).body['hydra:member'].map((it: Json) => it.field.split('.')[0]));
    for (const [field, roles] of Object.entries(sees)) for (const where of [item, member ?? {}]) expect([field, field in where]).toEqual([field, roles.includes(role)]);
    expect('rechnungsnotiz' in (named ?? {})).toBe(sees.rechnungsnotiz?.includes(role));
    expect(fields.has('rechnungsnotiz')).toBe(sees.rechnungsnotiz?.includes(role));
    for (const where of [item, member ?? {}, named ?? {}]) expect('invoiceNumbers' in where).toBe(['admin', 'buchhaltung'].includes(role));
    expect(fields.has('invoiceNumbers')).toBe(['admin', 'buchhaltung'].includes(role));
  });

  test.for(mayRead.contracts)('%s changes notes and order value only where allowed', async (role) => {
    for (const [field, value] of Object.entries(money)) {
      const { status } = await as(role).patch(order.iri, { [field]: value });
      expect([field, status]).toEqual([field, sees[field]?.includes(role) ? 200 : 403]);
    }
    expect((await as(role).patch(order.iri, { infoBackend: `von ${role}` })).body.infoBackend).toBe(`von ${role}`);
  });

  test('whoever may not see a field cannot find out about it by filter or sort', async () => {
    for (const query of ['order[auftragswert]=asc', 'auftragswert=385.00', 'rechnungsnotiz=Bitte', 'order[rechnungsnotiz]=asc']) expect((await as('office').get(`/api/contracts?${query}`)).status).toBe(400);
  });
});

describe('who only picks', () => {
  test.for(staffRoles)('%s gets the pick fields of what its forms refer to, in record and list, and no history', async (role) => {
    for (const path of picks[role]) {
      const resource = definition(path);
      const { iri } = await example(resource);
      const allowed = new Set(['@context', '@id', '@type', 'id', 'version', 'createdAt', 'updatedAt', ...resource.pick]);
      const item = await as(role).get(iri);
      const list = await as(role).get(`/api/${resource.path}?itemsPerPage=5`);
      const asked = await as(role).get(`/api/${resource.path}?itemsPerPage=5&properties[]=${Object.keys(resource.fields).find((it) => !allowed.has(it)) ?? 'id'}`);
      expect([resource.path, item.status, list.status]).toEqual([resource.path, 200, 200]);
      for (const record of [item.body, ...list.body['hydra:member'], ...asked.body['hydra:member']]) expect([resource.path, Object.keys(record).filter((it) => !allowed.has(it))]).toEqual([resource.path, []]);
      expect([resource.path, (await as(role).get(`${iri}/logs`)).status]).toEqual([resource.path, 403]);
    }
  });
});

describe('accounts of staff', () => {
  test('are made, changed and deleted by the administration alone', async () => {
    const colleague = await system.given.user({ username: 'kollegin', name: 'Karla', roles: ['office'], password: 'lang genug 1' });
    for (const role of mayWrite.customers) {
      const client = as(role);
      expect((await client.post('/api/users', { username: `neu-${role}`, roles: [storedRole('admin')] })).status).toBe(403);
      for (const change of [{ plainPassword: 'übernommen 1' }, { active: false }, { email: 'ich@firma.example' }, { username: 'anders' }, { roles: [] }]) expect((await client.patch(colleague.iri, change)).status).toBe(403);
      expect((await client.delete(colleague.iri)).status).toBe(403);
      expect((await client.patch(`/api/users/${ids.get(role) ?? 0}`, { roles: [storedRole('admin')] })).status).toBe(403);
    }
    expect((await system.anonymous.post('/authentication_token', { username: 'kollegin', password: 'lang genug 1' })).status).toBe(200);
    expect((await as('admin').patch(colleague.iri, { roles: [storedRole('office_l2')] })).body.roles).toEqual(['leitstand_office_l2']);
  });

  test('people at customers are looked after by whoever keeps the customers', async () => {
    const made = await as('dispo').post('/api/users', { username: 'beim-kunden', plainPassword: 'lang genug 1' });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty('plainPassword');
    expect((await as('buchhaltung').patch(made.body['@id'], { plainPassword: 'kurz' })).body.violations).toEqual([{ propertyPath: 'plainPassword', message: expect.stringMatching(/mindestens \d+ Zeichen/) }]);
    expect((await as('buchhaltung').delete(made.body['@id'])).status).toBe(204);
  });

  test('group, roles and administration of a driver are set by the administration alone', async () => {
    const { iri } = await system.given.driver();
    const group = await system.given.record('job_categories', { kategorie: 'Selbstständige' });
    for (const change of [{ gruppe: group.iri }, { userRoles: [storedRole('dispo')] }, { admin: true }]) {
      expect((await as('dispo').patch(iri, change)).status).toBe(403);
      expect((await as('admin').patch(iri, change)).status).toBe(200);
    }
  });
});

describe('notifications', () => {
  test('are for their owner alone', async () => {
    const [own, foreign] = await Promise.all((['office', 'dispo'] as const).map((role) => system.given.record('notifications', { user: `/api/users/${ids.get(role) ?? 0}`, title: `Für ${role}`, entityType: 'Customer', entityId: 4 })));
    const { body } = await as('office').get('/api/notifications');
    expect(body['hydra:member'].map((it: Json) => it.title)).toEqual(['Für office']);
    expect((await as('office').get(own?.iri ?? '')).status).toBe(200);
    for (const role of ['office', 'admin']) {
      expect((await as(role).get(foreign?.iri ?? '')).status).toBe(404);
      expect((await as(role).get(`${foreign?.iri ?? ''}/logs`)).status).toBe(404);
      expect((await as(role).patch(foreign?.iri ?? '', { readAt: '2026-11-21T09:00:00Z' })).status).toBe(404);
    }
    expect((await as('office').get(`/api/notifications?user=${ids.get('dispo') ?? 0}`)).body['hydra:member']).toEqual([]);
    expect((await as('office').patch(own?.iri ?? '', { readAt: '2026-11-21T09:00:00Z' })).body.readAt).toBe('2026-11-21T09:00:00.000Z');
  });

  test('about an order are its push log, for who may read orders', async () => {
    const order = await system.given.contract();
    await system.given.record('notifications', { user: `/api/users/${ids.get('dispo') ?? 0}`, title: 'Fahrer fehlt', entityType: 'Contract', entityId: order.id });
    const query = `/api/notifications?entityType=Contract&data=${order.id}`;
    expect((await as('office').get(query)).body['hydra:member'].map((it: Json) => it.title)).toEqual(['Fahrer fehlt']);
    expect((await as('personal').get(query)).body['hydra:member']).toEqual([]);
  });
});

test('the counters of the menu are those of the role', async () => {
  const seen = async (role: Role) => Object.keys((await as(role).get('/api/counters')).body).sort();
  expect(await seen('personal')).toEqual(['new_drivers']);
  expect(await seen('buchhaltung')).toEqual(['applications', 'protocols']);
  expect(await seen('office')).toEqual(['protocols']);
});

const records = new Map<string, Promise<GivenRecord>>();
function example(resource: Resource): Promise<GivenRecord> {
  const known = records.get(resource.path) ?? made(resource.path);
  records.set(resource.path, known);
  return known;
}

async function made(path: string): Promise<GivenRecord> {
  if (path === 'contracts') return system.given.contract();
  if (path !== 'bundles' && path !== 'bundle_contracts') return system.given.record(path);
  const contracts = [(await system.given.contract()).iri, (await system.given.contract()).iri];
  const bundle = await system.given.record('bundles', { contracts });
  return path === 'bundles' ? bundle : system.given.record(path, { bundle: bundle.iri, contract: (await system.given.contract()).iri });
}

function definition(path: string): Resource {
  const found = resources.find((it) => it.path === path);
  if (!found) throw new Error(`There is no resource ${path}.`);
  return found;
}

function reads(role: Role, area: Area): boolean {
  return role === 'admin' || mayRead[area].includes(role);
}

function routesOf(resource: Resource): string[] {
  const base = `/api/${resource.path}`;
  const of = (operation: Operation, ...list: string[]) => (offers(resource, operation) ? list : []);
  return [
    ...of('list', `GET ${base}`, `GET ${base}.json`, `GET ${base}.xlsx`, `GET ${base}.csv`), ...of('create', `POST ${base}`),
    ...(deedsOf(resource).length > 0 ? [`POST ${base}/bulk`] : []),
    ...of('read', `GET ${base}/:id`, `GET ${base}/:id/logs`), ...of('update', `PATCH ${base}/:id`, `PUT ${base}/:id`), ...of('delete', `DELETE ${base}/:id`),
  ];
}

/** Lists and records are open to who may read or pick; history and writing are narrower. */
function passes(role: Role, resource: Resource, route: string): boolean {
  if (role === 'admin') return true;
  if (!route.startsWith('GET')) return mayWrite[resource.area].includes(role);
  return reads(role, resource.area) || (picks[role].includes(resource.path) && !route.endsWith('/:id/logs'));
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
    for (const method of methods.split(', ')) if (!['', 'HEAD', 'OPTIONS'].includes(method)) found.push(`${method} ${whole}`);
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
  if (bulk) return client.post(path, { action: deedsOf(bulk)[0], items: [{ id }] });
  return method === 'PATCH' ? client.patch(path, {}) : client.post(path, {});
}
