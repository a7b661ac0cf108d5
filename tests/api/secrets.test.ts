import { beforeAll, expect, test } from 'vitest';
import { staffRoles, type Role } from '../../src/domain/access/roles.ts';
import { offers } from '../../src/domain/define/noun.ts';
import { resources } from '../../src/domain/resources.ts';
import type { Client, Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen } from '../harness/liveReader.ts';
import { mayRead } from '../harness/whoMayWhat.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { shows } from '../specification/shows.ts';

/** Values that stand nowhere else, so that wherever they turn up they have leaked. */
const money = {
  rechnungsnotiz: 'GEHEIM-RE',
  gutschriftnotiz: 'GEHEIM-GS',
  auftragswert: '9876.54',
  auftragswertIsSet: true,
  gutschriftpreis: '8765.43',
  gutschriftpreisIsSet: true,
};
const leaks = /GEHEIM|9\.?876[.,]54|8\.?765[.,]43/;
const outsiders = staffRoles.filter((it) => it !== 'admin' && !mayRead.contractMoney.includes(it));
/** In the short form one of them reads everything. */
const readers = isThorough ? outsiders : outsiders.slice(0, 1);

const system = await leitstand();
const { given } = system;
const customer = await given.customer({ email: 'kundin@firma.example' });
const driver = await given.driver({ email: 'fahrer@firma.example' });
const [contract, partner] = [
  await given.contract({ ...money, contractClientAddress: customer.iri }),
  await given.contract({ ...money, contractClientAddress: customer.iri }),
];

beforeAll(async () => {
  const buchhaltung = await system.as('buchhaltung');
  const bundle = await given.record('bundles', { contracts: [contract.iri, partner.iri] });
  await given.record('applications', { type: 'bundle', bundle: bundle.iri, driver: driver.iri });
  await given.record('contract_avis', { contract: contract.iri });
  await given.record('customer_contract_templates', {
    name: 'Vorlage',
    contractTemplate: { ...money, carModel: 'Golf' },
  });
  const saved = await buchhaltung.post('/api/customer_contract_templates', {
    name: 'Von Hand',
    contractTemplate: { ...money, carModel: 'Golf' },
  });
  const changed = await buchhaltung.patch(contract.iri, {
    driver: driver.iri,
    driverChangedWithMail: true,
    auftragbestaetigt: '1',
    sendConfirmationEmail: true,
    rechnungsnotiz: 'GEHEIM-RE 2',
  });
  expect([saved.status, changed.status]).toEqual([201, 200]);
  expect(await textOf(buchhaltung, `${contract.iri}/logs`)).toMatch(leaks);
});

const textOf = async (client: Client, path: string) => {
  const answer = await client.open(path);
  return `${String(answer.status)} ${await answer.text()}`;
};

test.for(readers)(
  '%s meets notes about money and what a contract is worth nowhere: not in lists, records, histories or files',
  async (role: Role) => {
    shows('D0 Roles notes and order');
    const client = await system.as(role);
    const paths = [
      '/api/contracts/search?specialFilter=Golf',
      `${contract.iri}/offersInRange`,
      '/api/contracts/price_list',
      '/api/contracts/days',
      '/api/counters',
      '/api/contracts/offer_mail',
    ];
    for (const resource of resources) {
      const base = `/api/${resource.path}`;
      if (!offers(resource, 'list')) continue;
      const every = Object.keys(resource.fields);
      paths.push(
        `${base}?itemsPerPage=100`,
        `${base}.json?itemsPerPage=100`,
        `${base}?itemsPerPage=100&${every.map((it) => `properties[]=${it}`).join('&')}`,
        `${base}.csv?${every.map((it) => `columns[]=${it}`).join('&')}`,
      );
      const { body } = await (await system.as('admin')).get(`${base}?itemsPerPage=100`);
      for (const { '@id': iri } of body['hydra:member'] as Json[])
        paths.push(iri, `${String(iri)}/logs?itemsPerPage=500`);
    }
    for (const path of paths) expect([path, leaks.exec(await textOf(client, path))?.[0]]).toEqual([path, undefined]);
  },
);

test.for(outsiders.filter((it) => mayRead.contracts.includes(it)))(
  '%s is not told them by what his own writes are answered either',
  async (role: Role) => {
    const client = await system.as(role);
    const live = await listen(client);
    const write = (body: object, headers = {}) => client.patch(contract.iri, body, { headers });
    const answers = [
      await write({ infoBackend: `von ${role}` }),
      await write({ infoBackend: `noch einmal von ${role}` }, { prefer: 'return=minimal' }),
      await write({ infoBackend: 'zu spät' }, { 'if-match': '"0"' }),
      await client.post('/api/contracts/bulk', {
        changes: { infoBackend: `für alle von ${role}` },
        items: [contract, partner].map(({ id }) => ({ id })),
      }),
      await client.post('/api/contracts/bulk', { items: [{ id: contract.id, changes: { rechnungsnotiz: 'neu' } }] }),
      await client.post('/api/contracts/preflight', {
        contracts: [contract.iri],
        drivers: [driver.iri],
        withFindings: true,
      }),
      ...(await Promise.all(
        ['confirmation', 'cancellation', 'driverAssignment'].map((kind) =>
          client.post(`${contract.iri}/mail_preview`, { kind }),
        ),
      )),
    ];
    const { data } = await live.next(({ event, data: it }) => event === 'change' && it.iri === contract.iri);
    live.close();
    for (const it of [...answers.map(({ body }) => body), data])
      expect(leaks.exec(JSON.stringify(it))?.[0]).toBeUndefined();
    expect(answers.map((it) => it.status)).toEqual([200, 200, 412, 200, 200, 200, 200, 200, 200]);
    expect((await client.get('/api/contracts/search?customSearchFilter=GEHEIM')).body['hydra:totalItems']).toBe(0);
  },
);
