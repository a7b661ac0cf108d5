import { expect, test } from 'vitest';
import type { Contract } from '../../src/domain/contract/contract.ts';
import type { Json } from '../harness/client.ts';
import type { GivenRecord } from '../harness/given.ts';
import { bulkAddress, bulkDesk, itemOf } from '../harness/bulkDesk.ts';
import { openLines } from '../harness/lines.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, contracts, read } = await bulkDesk();
const changed = async (
  body: object,
  { headers = {}, client = dispo }: { headers?: Record<string, string>; client?: typeof dispo } = {},
) => (await openLines(client, bulkAddress, { body, headers })).rest();
const wholeOf = (item: Json) => ({ '@context': '/api/contexts/Contract', ...item });

test('one call changes many contracts, each with its history, and answers line by line with what changed', async () => {
  shows('D1 §2 contracts editing in the list');
  const all = await contracts(3);
  const [first, second] = all as [GivenRecord<Contract>, GivenRecord<Contract>];
  const { response, rest } = await openLines(dispo, bulkAddress, {
    body: { changes: { infoBackend: 'Tor 3' }, items: [itemOf(first), itemOf(second, { sperrenfuerrechnung: '1' })] },
  });
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-encoding')]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
    null,
  ]);
  const rows = await rest();
  expect(rows).toMatchObject([
    {
      id: first.id,
      status: 200,
      version: first.version + 1,
      item: { '@id': first.iri, infoBackend: 'Tor 3' },
      previous: { infoBackend: null },
    },
    {
      id: second.id,
      status: 200,
      previous: { sperrenfuerrechnung: '0' },
      item: { infoBackend: 'Tor 3', sperrenfuerrechnung: '1' },
    },
  ]);
  expect(rows[0].item).not.toHaveProperty('carModel');
  const log = await dispo.get(`${second.iri}/logs`);
  expect(
    log.body['hydra:member']
      .slice(0, 2)
      .map((it: Json) => [it.username, it.field])
      .sort(),
  ).toEqual([
    ['test-dispo', 'infoBackend'],
    ['test-dispo', 'sperrenfuerrechnung'],
  ]);
});

test('a row that is refused says why and undoes no other', async () => {
  const [stale, wrong, fine] = (await contracts(3)) as [
    GivenRecord<Contract>,
    GivenRecord<Contract>,
    GivenRecord<Contract>,
  ];
  await dispo.patch(stale.iri, { infoBackend: 'war schneller' });
  const rows = await changed({
    changes: { infoDriver: 'Schlüssel im Tresor' },
    items: [itemOf(stale), itemOf(wrong, { pickupTimeFrom: '25:00' }), { id: 999_999 }, itemOf(fine)],
  });
  expect(rows.map((it) => it.status)).toEqual([412, 422, 404, 200]);
  expect(rows[0].current).toMatchObject({ '@id': stale.iri, version: stale.version + 1, infoBackend: 'war schneller' });
  expect(rows[1].violations).toEqual([{ propertyPath: 'pickupTimeFrom', message: 'Invalid time format' }]);
  expect([(await read(wrong)).infoDriver, (await read(fine)).infoDriver]).toEqual([null, 'Schlüssel im Tresor']);
});

test('what is wrong for all is refused before the first', async () => {
  const [contract] = (await contracts(1)) as [GivenRecord<Contract>];
  const refused = async (body: object) => (await dispo.post(bulkAddress, body)).body.violations;
  expect(await refused({ changes: { pickupTimeFrom: 'früh' }, items: [itemOf(contract)] })).toEqual([
    { propertyPath: 'pickupTimeFrom', message: 'Invalid time format' },
  ]);
  expect(await refused({ changes: {}, items: [] })).toEqual([
    { propertyPath: 'items', message: 'Bitte die Datensätze nennen.' },
  ]);
  expect(await refused({ items: Array.from({ length: 501 }, (_, at) => ({ id: at + 1 })) })).toEqual([
    { propertyPath: 'items', message: 'Es sind höchstens 500 Datensätze auf einmal möglich.' },
  ]);
  expect(await refused({ items: [itemOf(contract), itemOf(contract)] })).toEqual([
    { propertyPath: 'items.1.id', message: 'Dieser Datensatz steht zweimal in der Liste.' },
  ]);
  expect(await refused({ action: 'contract.explode', items: [itemOf(contract)] })).toEqual([
    { propertyPath: 'action', message: 'Das gibt es hier nicht: contract.explode' },
  ]);
  expect(await refused({ nonsense: 1, items: [itemOf(contract)] })).toEqual([
    { propertyPath: 'nonsense', message: 'Das Feld „nonsense“ gibt es nicht oder es kann nicht geändert werden.' },
  ]);
  expect(
    (
      await (
        await system.as('office')
      ).post(bulkAddress, { changes: { rechnungsnotiz: 'x' }, items: [itemOf(contract)] })
    ).status,
  ).toBe(403);
  expect(
    (
      await (
        await system.as('personal')
      ).post(bulkAddress, { changes: { infoBackend: 'x' }, items: [itemOf(contract)] })
    ).status,
  ).toBe(403);
  expect((await system.anonymous.post(bulkAddress, { items: [itemOf(contract)] })).status).toBe(401);
});

test('a field that only some roles may write is refused in the row that brings it', async () => {
  const [contract] = (await contracts(1)) as [GivenRecord<Contract>];
  expect(
    await changed({ items: [itemOf(contract, { rechnungsnotiz: 'x' })] }, { client: await system.as('office') }),
  ).toMatchObject([{ status: 403, detail: 'Rechnungsnotiz darf mit Ihrer Rolle nicht geändert werden.' }]);
});

test('the same call once more does nothing twice, and says what it had done', async () => {
  const driver = await given.driver({ email: 'fahrer@example.test' });
  const all = await contracts(2);
  const body = { changes: { driver: driver.iri, driverChangedWithMail: true }, items: all.map((it) => itemOf(it)) };
  const headers = { 'idempotency-key': 'wechsel-0001' };
  const mails = async () => (await dispo.get('/api/mail_logs?itemsPerPage=50')).body['hydra:totalItems'] as number;
  const once = await changed(body, { headers });
  const sent = await mails();
  system.clock.advance(1_000);
  expect((await changed(body, { headers })).map((it) => [it.status, it.version])).toEqual(
    once.map((it) => [200, it.version]),
  );
  expect(await mails()).toBe(sent);
  // Whoever repeats a call has heard of nothing that it did.
  const [repeated] = await changed(body, { headers });
  expect(wholeOf(repeated.item)).toEqual(await read(all[0] as GivenRecord<Contract>));
  await dispo.patch(all[0]?.iri ?? '', { infoBackend: 'seither geändert' });
  const [overtaken, still] = await changed(body, { headers });
  expect([overtaken.version, still.version]).toEqual([undefined, once[1].version]);
  expect((await changed({ ...body, changes: { driver: null } }, { headers })).map((it) => it.status)).toEqual([
    409, 409,
  ]);
});

test('a row that failed under a key can be repeated under it', async () => {
  const [contract] = (await contracts(1)) as [GivenRecord<Contract>];
  const headers = { 'idempotency-key': 'wiederholt-1' };
  const body = (version: number) => ({
    changes: { infoBackend: 'zweiter Versuch' },
    items: [{ id: contract.id, version }],
  });
  expect((await changed(body(contract.version + 7), { headers }))[0].status).toBe(412);
  expect((await changed(body(contract.version), { headers }))[0].status).toBe(200);
});

test('a row that an earlier one has moved on still counts as seen', async () => {
  const driver = await given.driver();
  const [main, other] = (await contracts(2)) as [GivenRecord<Contract>, GivenRecord<Contract>];
  const back = await given.contract({ anschlussvon: main.iri, abafahrt: '1' });
  const now = await read(main);
  const rows = await changed({
    changes: { driver: driver.iri, setDriverForAdditionalRides: true },
    items: [{ id: main.id, version: now.version }, itemOf(back), itemOf(other)],
  });
  expect(rows.map((it) => it.status)).toEqual([200, 200, 200]);
  expect(rows[0].touched).toContainEqual({ '@id': back.iri, version: back.version + 1 });
});

test('a row that an earlier one has moved on answers the whole record, of which its writer has not seen all that changed', async () => {
  const driver = await given.driver();
  const main = await given.contract();
  const back = await given.contract({ anschlussvon: main.iri, abafahrt: '1' });
  const seen = await read(main);
  const items = [
    { id: main.id, version: seen.version, changes: { driver: driver.iri, setDriverForAdditionalRides: true } },
    itemOf(back, { infoBackend: 'Tor 3' }),
  ];
  const [first, second] = await changed({ items });
  expect(first.item).not.toHaveProperty('carModel');
  expect(wholeOf(second.item)).toEqual(await read(back));
  expect(second.item).toMatchObject({ driver: { '@id': driver.iri }, infoBackend: 'Tor 3' });
});

test('actions on one record and deletion work on many in the same way', async () => {
  const driver = await given.driver();
  const [free, taken] = [await given.contract(), await given.contract({ driver: driver.iri })];
  const rows = await changed({ action: 'contract.updateUser', items: [itemOf(free), itemOf(taken)] });
  expect(rows).toMatchObject([
    { status: 422, violations: [{ propertyPath: 'driver', message: 'Der Auftrag hat keinen Fahrer.' }] },
    { status: 200 },
  ]);
  const customer = await given.customer();
  const departments = await Promise.all(
    ['Nord', 'Süd'].map((name) => given.record('customer_departments', { name, customer: customer.iri })),
  );
  const admin = await system.as('admin');
  const gone = await (
    await openLines(admin, '/api/customer_departments/bulk', {
      body: { action: 'delete', items: departments.map((it) => itemOf(it)) },
    })
  ).rest();
  expect(gone).toEqual(departments.map(({ id }) => ({ id, status: 204 })));
  expect((await admin.get(departments[0]?.iri ?? '')).status).toBe(404);
});

test('the call stands in both documentations', async () => {
  const docs = (await dispo.get('/api/docs.openapi.json')).body;
  expect(docs.paths['/api/contracts/bulk'].post.operationId).toBe('bulk_contracts');
  expect(
    docs.paths['/api/contracts/bulk'].post.requestBody.content['application/json'].schema.properties.action.enum,
  ).toEqual(['update', 'delete', 'contract.updateUser']);
  expect(JSON.stringify((await dispo.get('/api/docs.jsonld')).body)).toContain('Aufträge: mehrere auf einmal ändern');
});
