import { describe, expect, test } from 'vitest';
import { customer as customerNoun } from '../../src/domain/customer/customer.ts';
import { billingAddress } from '../../src/domain/customer/billingAddress.ts';
import { address as addressNoun } from '../../src/domain/address/address.ts';
import { mailLog } from '../../src/domain/mail/mailLog.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const { given, as } = await leitstand();
const dispo = await as('dispo');
const admin = await as('admin');
const personal = await as('personal');
const refusals = ({ violations }: Json) => violations?.map((it: Json) => [it.propertyPath, it.message]);
const irisOf = ({ body }: { readonly body: Json }) => body['hydra:member'].map((it: Json) => it['@id']);

describe('customers, addresses and billing addresses', () => {
  test('are listed with the columns of document 2; customers and billing addresses begin with the active ones', async () => {
    shows('D2 §2 customers', 'D2 §2 addresses', 'D2 §2 billing_addresses');
    const { list } = resourceOf(customerNoun);
    expect(list.columns).toEqual([
      'id',
      'createdAt',
      'kundennr',
      'kuerzel',
      'anzeigename',
      'anschrift',
      'email',
      'telefonVorwahl',
      'telefon',
      'aktiv',
    ]);
    expect([list.filter, resourceOf(billingAddress).list.filter]).toEqual([{ aktiv: '1' }, { active: 'true' }]);
    const customer = await given.customer({ firma: 'Spaltenhaus GmbH', strasse: 'Am Wall', hausnr: '7', aktiv: '1' });
    const gone = await given.customer({ firma: 'Spaltenhaus Alt GmbH', aktiv: '0' });
    const query = new URLSearchParams([
      ['aktiv', '1'],
      ['search', 'Spaltenhaus'],
      ...list.columns.map((it) => ['properties[]', it]),
    ]);
    const found = await dispo.get(`/api/customers?${query.toString()}`);
    expect(irisOf(found)).toEqual([customer.iri]);
    expect(found.body['hydra:member'][0]).toMatchObject({
      id: customer.id,
      kundennr: customer.kundennr,
      anzeigename: expect.stringContaining('Spaltenhaus GmbH'),
      anschrift: expect.stringContaining('Am Wall 7'),
    });
    expect(irisOf(await dispo.get('/api/customers?aktiv=0&search=Spaltenhaus'))).toEqual([gone.iri]);

    expect(resourceOf(addressNoun).list.columns).toEqual([
      'originId',
      'firma',
      'suchname',
      'fullName',
      'ort',
      'strasse',
      'tel',
      'email',
      'stellplatz',
    ]);
    const yard = await given.record('addresses', {
      firma: 'Hof Quitte',
      vorname: 'Ida',
      nachname: 'Quast',
      street: 'Kai',
      city: 'Kiel',
      stellplatz: true,
    });
    await given.record('addresses', { firma: 'Büro Quitte', city: 'Kiel' });
    const yards = await dispo.get('/api/addresses?search=Quitte&stellplatz=true');
    expect(yards.body['hydra:member']).toEqual([
      expect.objectContaining({
        '@id': yard.iri,
        originId: yard.id,
        fullName: 'Ida Quast',
        ort: 'Kiel',
        strasse: 'Kai',
      }),
    ]);
  });

  test('a billing address is called by firm, department and town, and is not found among the active ones once it is off', async () => {
    shows('D2 §3 Billing address');
    const owner = (await given.customer()).iri;
    const { body, status } = await dispo.post('/api/billing_addresses', {
      firma: 'Zentrale Pfirsich AG',
      firma2: 'Rechnungswesen',
      anrede: 'Firma',
      abteilung: 'Kreditoren',
      strasse: 'Ring',
      hausnr: '3',
      plz: '50667',
      ort: 'Köln',
      land: 'DE',
      email: 'info@pfirsich.example',
      rechnungsEmail: 'rechnung@pfirsich.example',
      ustid: 'DE136695976',
      adressbesitzer: owner,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      searchLabel: 'Zentrale Pfirsich AG Rechnungswesen, Kreditoren, 50667 Köln',
      active: true,
      adressbesitzer: expect.objectContaining({ '@id': owner }),
    });
    const wrong = await dispo.patch(body['@id'], { rechnungsEmail: 'keine Adresse' });
    expect(refusals(wrong.body)?.[0]?.[0]).toBe('rechnungsEmail');
    await dispo.patch(body['@id'], { active: false });
    expect(irisOf(await dispo.get('/api/billing_addresses?active=true&search=Pfirsich'))).toEqual([]);
    expect(irisOf(await dispo.get('/api/billing_addresses?search=Pfirsich'))).toEqual([body['@id']]);
    expect((await (await as('office')).post('/api/billing_addresses', { firma: 'Fremd' })).status).toBe(403);
  });
});

describe('what belongs to a customer', () => {
  test('branches say how many people they have, papers and templates are found by their customer', async () => {
    shows('D2 §2 customer_departments', 'D2 §2 customer_protocols', 'D2 §2 customer_contract_templates');
    const [one, other] = [(await given.customer()).iri, (await given.customer()).iri];
    const people = await Promise.all(
      ['filiale.eins', 'filiale.zwei'].map((username) => given.user({ username, customer: one })),
    );
    const branch = await dispo.post('/api/customer_departments', {
      name: 'Filiale Nord',
      customer: one,
      users: people.map((it) => it.iri),
    });
    expect(branch.body).toMatchObject({ name: 'Filiale Nord', employeeCount: 2 });
    expect((await dispo.patch(branch.body['@id'], { users: [] })).body.employeeCount).toBe(0);
    expect(refusals((await dispo.post('/api/customer_departments', { name: 'Ohne' })).body)?.[0]?.[0]).toBe('customer');

    const made = async (path: string, values: object) => (await admin.post(`/api/${path}`, values)).body['@id'];
    for (const [path, name] of [
      ['customer_departments', 'name'],
      ['customer_protocols', 'protocol'],
      ['customer_contract_templates', 'name'],
    ] as const) {
      const own = await made(path, { [name]: 'Zum einen', customer: one });
      await made(path, { [name]: 'Zum anderen', customer: other });
      const found = irisOf(await admin.get(`/api/${path}?customer=${one}`));
      expect(found).toContain(own);
      expect(found).toHaveLength(path === 'customer_departments' ? 2 : 1);
    }
  });
});

test('categories, driver groups and app events have a list, a form and a name of their own', async () => {
  shows('D2 §2 categories', 'D2 §2 job_categories', 'D2 §2 app_events');
  for (const [path, values, changed] of [
    ['categories', { kategorie: 'Probe' }, { kategorie: 'Probe zwei' }],
    ['job_categories', { kategorie: 'Aushilfe' }, { kategorie: 'Aushilfe zwei' }],
    ['app_events', { name: 'Probe', event: 'probe.eins' }, { event: 'probe.zwei' }],
  ] as const) {
    const made = await admin.post(`/api/${path}`, values);
    expect([path, made.status]).toEqual([path, 201]);
    expect((await admin.patch(made.body['@id'], changed)).body).toMatchObject(changed);
    expect(irisOf(await admin.get(`/api/${path}`))).toContain(made.body['@id']);
    expect((await personal.patch(made.body['@id'], changed)).status).toBe(403);
    expect((await admin.delete(made.body['@id'])).status).toBe(204);
  }
});

test('the mail log is a list without ways to write it', async () => {
  shows('D2 §2 mail_logs');
  expect(resourceOf(mailLog).list).toMatchObject({
    columns: ['createdAt', 'subject', 'recipients', 'translatedStatus', 'error'],
    sort: '-createdAt',
  });
  const answers = await Promise.all([
    admin.post('/api/mail_logs', { subject: 'Erfunden' }),
    admin.patch('/api/mail_logs/1', { subject: 'Erfunden' }),
    admin.delete('/api/mail_logs/1'),
  ]);
  expect(answers.map((it) => it.status >= 403)).toEqual([true, true, true]);
  expect((await admin.get('/api/mail_logs')).status).toBe(200);
});

test('resources without a screen answer all the same', async () => {
  shows('D2 §2 without screens');
  const customer = (await given.customer()).iri;
  await admin.post('/api/address_mails', { customer, ruleType: 'U2', mailAddress: 'tor@example.de' });
  const answered = await Promise.all(
    ['driver_documents', 'prices', 'bundle_contracts', 'contract_avis_bundles', 'address_mails'].map(
      async (path) => [path, (await admin.get(`/api/${path}`)).status] as const,
    ),
  );
  expect(answered.filter(([, status]) => status !== 200)).toEqual([]);
  expect(irisOf(await admin.get(`/api/address_mails?customer=${customer}`))).toHaveLength(1);
});

test('a customer with orders is not deleted, he is switched off; prices and numbers that cannot be right are told at their field', async () => {
  const customer = await given.customer();
  await given.contract({ contractClientAddress: customer.iri });
  const refused = await dispo.delete(customer.iri);
  expect([refused.status >= 400, String(refused.body['hydra:description']).length > 20]).toEqual([true, true]);
  expect((await dispo.patch(customer.iri, { aktiv: '0' })).body.aktiv).toBe('0');
  const fieldOf = async (values: object) => refusals((await dispo.patch(customer.iri, values)).body)?.[0]?.[0];
  expect(await fieldOf({ wartestundenpreis: '-1.00' })).toBe('wartestundenpreis');
  expect(await fieldOf({ wartestundenpreis: '1.234,5' })).toBe('wartestundenpreis');
  expect(await fieldOf({ email: 'keine' })).toBe('email');
  const driver = (await given.driver()).iri;
  const iban = refusals((await admin.patch(driver, { iban: 'DE02120300000000202052' })).body);
  expect(iban?.[0]?.[0]).toBe('iban');
  expect(iban?.[0]?.[1]).toMatch(/IBAN/);
});
