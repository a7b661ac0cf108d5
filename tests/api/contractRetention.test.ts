import { expect, test } from 'vitest';
import { countMarkedDays } from '../../server/actions/statistics/countDays.ts';
import { contract } from '../../src/domain/contract/contract.ts';
import { protocol } from '../../src/domain/protocol/protocol.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { protocolDesk } from '../harness/protocolDesk.ts';
import { faults } from '../harness/invoiceDesk.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { thoroughTest } from '../runner/thoroughTest.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, begun } = await protocolDesk();
const { at, count, inScope, resultOf, rows, run } = retentionNights(system);
const { pool } = system.database;
const numberOf = (path: string, iri: string) => idOf(path, iri) ?? 0;

/** Where a text stands anywhere in the database. */
async function placesOf(text: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema() and tablename not in ('change_log', 'logs')`,
  );
  const found = [];
  for (const { name } of tables)
    if ((await count(`"${name}" it where it::text ilike '%' || $1 || '%'`, [text])) > 0) found.push(name);
  return found;
}

thoroughTest('a test order goes whole thirty days after it was made', async () => {
  shows('R12');
  const { order, iri } = await begun(
    { testContract: true, createAvis: true, licensePlate: 'K-TE 4711', infoDriver: 'Xanthippe anrufen' },
    { processState: 'STARTED', mileageOnSubmit: 5 },
  );
  const id = numberOf('contracts', order);
  const other = await given.contract({ anschlussvon: order, abcfahrt: '1' });
  await pool.query(`update contracts set "createdAt" = '2026-11-22 12:00' where id = $1`, [id]);
  await given.record('retention_holds', { contract: order, reason: 'Prüfung', until: '2026-12-23' });
  const left = () =>
    Promise.all([
      count('contracts where id = $1', [id]),
      count('protocols where id = $1', [numberOf('protocols', iri)]),
      count('contract_avis where contract = $1', [id]),
      count('protocol_snapshots where protocol = $1', [numberOf('protocols', iri)]),
    ]);
  at('2026-12-22');
  await run();
  expect([await left(), (await resultOf('testContracts'))?.held]).toEqual([[1, 1, 1, 1], 0]);
  at('2026-12-23');
  await run();
  expect([await left(), (await resultOf('testContracts'))?.held]).toEqual([[1, 1, 1, 1], 1]);
  at('2026-12-24');
  await run();
  expect(await left()).toEqual([0, 0, 0, 0]);
  expect([await placesOf('Xanthippe'), await placesOf('4711')]).toEqual([[], []]);
  expect(
    await count(`history where path in ('contracts', 'protocols') and record_id in ($1, $2)`, [
      id,
      numberOf('protocols', iri),
    ]),
  ).toBe(0);
  expect((await dispo.get(other.iri)).body.anschlussvon).toBeNull();
});

/** A ride with everything that is kept of one, on a customer of its own. */
async function ridden(datum: string, { bundled = false } = {}) {
  const names = {
    licensePlate: 'K-AB 8765',
    carFin: 'WVWZZZ1KZAW987654',
    infoBackend: 'Frau Quittenbaum ruft an',
    pickupLocation: {
      ansprechparter1: 'Quittenbaum',
      anspr1telefon: '0221 555888',
      anspr1email: 'quittenbaum@beispiel.test',
    },
    pickupContacts: [{ name: 'Quittenbaum', phone: '0221 555888' }],
    createAvis: true,
    auftragswert: '210.00',
  };
  const ride = await begun({ datum, bringdatum: datum, ...names });
  const [id, protocolId] = [numberOf('contracts', ride.order), numberOf('protocols', ride.iri)];
  await inScope((scope) =>
    scope.change(protocol, ride.iri, {
      processState: 'STARTED',
      submitterSignature: { name: 'Quittenbaum', signatureTime: `${datum}T10:00:00Z` },
      damages: [{ damage: 'scratch', location: 'front', component: 'bonnet' }],
      waitings: [{ minutes: 20, reason: 'wrongAddress', approvedBy: 'Quittenbaum' }],
    } as never),
  );
  const other = bundled ? await given.contract({ datum, bringdatum: datum }) : undefined;
  if (other) await given.record('bundles', { contracts: [ride.order, other.iri] });
  const driver = await given.driver();
  await given.record('applications', { type: 'contract', contract: ride.order, driver: driver.iri });
  const avis = await rows<{ id: string }>('select id from contract_avis where contract = $1', [id]);
  for (const [entityType, entityId] of [
    ['Contract', id],
    ['Protocol', protocolId],
    ['ContractAvis', avis[0]?.id],
  ])
    await pool.query(
      `insert into mail_logs (subject, status, recipients, "htmlPreview", "entityType", "entityId", search_text, "createdAt")
       values ('Ihr Auftrag', 'sent', 'quittenbaum@beispiel.test', '<p>Frau Quittenbaum</p>', $1, $2, ' ihr auftrag quittenbaum', $3)`,
      [entityType, entityId, datum],
    );
  return { ...ride, id, protocolId, other };
}

thoroughTest('protocols go with the sixth year after the delivery, the statistics keep their figures', async () => {
  shows('D0 Files never deleted');
  const { id, protocolId, order } = await ridden('2027-06-01', { bundled: true });
  await countMarkedDays(system.database);
  const summary = () =>
    rows(`select * from statistic_customer_days where day = '2027-06-01' order by figure, key, customer`);
  const before = await summary();
  expect(before.some((it) => it.figure === 'damageSpot')).toBe(true);
  const protocols = () => count('protocols where id = $1', [protocolId]);
  // A mail from before the ride has its six years and still waits for the names of the contract.
  await pool.query(
    `update mail_logs set "createdAt" = '2026-12-01' where "entityType" = 'Contract' and "entityId" = $1`,
    [id],
  );
  const kept = () =>
    Promise.all([
      protocols(),
      count('contracts where id = $1 and "clearedOn" is null', [id]),
      count(`mail_logs where "entityType" = 'Contract' and "entityId" = $1 and "htmlPreview" is not null`, [id]),
    ]);
  at('2033-12-31');
  await run();
  expect([await kept(), (await resultOf('protocols'))?.held, (await resultOf('contracts'))?.held]).toEqual([
    [1, 1, 1],
    0,
    0,
  ]);
  const customer = (
    await rows<{ it: string }>('select "contractClientAddress" as it from contracts where id = $1', [id])
  )[0]?.it;
  await given.record('retention_holds', {
    customer: `/api/customers/${String(customer)}`,
    reason: 'Prozess',
    until: '2034-01-01',
  });
  at('2034-01-01');
  await run();
  expect(await kept()).toEqual([1, 1, 1]);
  expect([(await resultOf('protocols'))?.held, (await resultOf('contracts'))?.held]).toEqual([1, 1]);
  expect((await resultOf('contractMails'))?.held).toBe(3);
  at('2034-01-02');
  await run();
  expect(await protocols()).toBe(0);
  for (const table of ['protocol_damages', 'protocol_waitings', 'protocol_snapshots'])
    expect([table, await count(`${table} where protocol = $1`, [protocolId])]).toEqual([table, 0]);
  expect(await count(`history where path = 'protocols' and record_id = $1`, [protocolId])).toBe(0);
  expect(await placesOf('Quittenbaum')).toEqual([]);
  expect(await summary()).toEqual(before);
  // Whoever changes something of that day later counts nothing anew.
  await pool.query(`update contracts set "verzoegerteAbgabe" = not "verzoegerteAbgabe" where id = $1`, [id]);
  await countMarkedDays(system.database);
  expect(await summary()).toEqual(before);
  expect(await count('statistic_marks')).toBe(0);
  expect(await inScope((scope) => scope.look(contract, order))).toMatchObject({
    protocol: null,
    clearedOn: '2034-01-02',
  });
  // What went is not written into it again; its figures may still be corrected.
  const sentence = 'Dieser Auftrag ist nach seiner Aufbewahrung geleert; hier wird nichts wieder eingetragen.';
  expect(faults((await dispo.patch(order, { licensePlate: 'K-AB 8765' })).body)).toEqual([['licensePlate', sentence]]);
  expect((await dispo.patch(order, { istkm: 412 })).status).toBe(200);
});

test('an order of eight years ago: a document and an expense keep it, then its figures stay alone', async () => {
  const { id, protocolId, order, other } = await ridden('2028-03-01', { bundled: true });
  const receipt = await given.file();
  await inScope((scope) =>
    scope.change(protocol, `/api/protocols/${String(protocolId)}`, {
      expenses: [
        { type: 'refueling', amount: '40.00', description: 'Quittenbaum', documentPicture: { file: receipt } },
      ],
    } as never),
  );
  const file = await given.record('vw_imports', { title: 'Quittenbaum.xlsx' });
  await given.record('import_contracts', {
    import: file.iri,
    contract: order,
    datum: '2028-03-01',
    carFin: 'WVWZZZ1KZAW987654',
  });
  await pool.query(`update vw_imports set "createdAt" = '2028-02-20'`);
  await pool.query(`update import_contracts set "createdAt" = '2028-02-20'`);
  const [invoice] = await rows<{ id: string }>(
    `insert into invoices (type, "invoiceDate", "orderNumber") values ('Rechnung', '2028-04-01', '2028-000001') returning id`,
  );
  await pool.query('insert into invoice_entries (invoice, contract) values ($1, $2)', [invoice?.id, id]);
  await pool.query('update invoices set "invoiceCompleted" = true where id = $1', [invoice?.id]);
  await expect(pool.query('delete from invoices where id = $1', [invoice?.id])).rejects.toThrow('ist abgeschlossen');
  const figures = () =>
    rows(
      'select datum::text, "auftragswert", "googleKm", "contractClientAddress", auftragsnummer from contracts where id = $1',
      [id],
    );
  const before = await figures();
  const kept = () =>
    Promise.all([
      count('invoices where id = $1', [invoice?.id]),
      count('protocol_expenses where protocol = $1', [protocolId]),
      count('protocols where id = $1', [protocolId]),
      count('contracts where id = $1 and "clearedOn" is null', [id]),
      count('import_contracts where contract = $1', [id]),
      count(`mail_logs where "entityType" = 'Contract' and "entityId" = $1 and "htmlPreview" is not null`, [id]),
    ]);
  for (const day of ['2035-01-01', '2036-12-31']) {
    at(day);
    await run();
    expect([day, await kept()]).toEqual([day, [1, 1, 1, 1, 1, 1]]);
  }
  const hold = await given.record('retention_holds', {
    invoice: `/api/invoices/${String(invoice?.id)}`,
    reason: 'Prüfung',
  });
  at('2037-01-01');
  await run();
  expect(await kept()).toEqual([1, 1, 1, 1, 1, 1]);
  expect([(await resultOf('documents'))?.held, (await resultOf('protocols'))?.held]).toEqual([1, 1]);
  await pool.query('update retention_holds set until = $2 where id = $1', [hold.id, '2037-01-01']);
  at('2037-01-02');
  await run();
  expect(await kept()).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await figures()).toEqual(before);
  for (const text of ['Quittenbaum', '555888', '8765', 'WVWZZZ1KZAW987654', 'quittenbaum@'])
    expect([text, await placesOf(text)]).toEqual([text, []]);
  expect(await count('images where id = $1', [numberOf('images', receipt)])).toBe(0);
  expect(
    await rows(`select subject, status from mail_logs where "entityType" = 'Contract' and "entityId" = $1`, [id]),
  ).toEqual(Array.from({ length: 3 }, () => ({ subject: 'Ihr Auftrag', status: 'sent' })));
  expect(await count('contract_avis where contract = $1', [id])).toBe(0);
  expect(await count('applications where contract = $1', [id])).toBe(0);
  expect(await count('bundles')).toBe(0);
  expect(await count('contracts where id = $1 and "clearedOn" is not null and bundles = $2', [other?.id, []])).toBe(1);
  const record = await inScope((scope) => scope.look(contract, order));
  expect(record).toMatchObject({
    protocol: null,
    licensePlate: null,
    pickupContacts: [],
    pickupLocation: { firma: null, plz: '50667', ort: 'Köln', ansprechparter1: null },
    clearedOn: '2037-01-02',
  });
});

test('an expense without a document and a row that became no order go each on its day, unless a hold keeps it', async () => {
  const [receipt, customer] = [await given.file(), await given.customer()];
  const { order, iri, id } = await ridden('2038-03-01');
  await inScope((scope) =>
    scope.change(protocol, iri, {
      expenses: [{ type: 'refueling', amount: '40.00', documentPicture: { file: receipt } }],
    } as never),
  );
  const file = await given.record('vw_imports', { title: 'Ohne Auftrag.xlsx', customer: customer.iri });
  const row = await given.record('import_contracts', { import: file.iri, customer: customer.iri, datum: '2040-12-31' });
  await pool.query(`update vw_imports set "createdAt" = '2040-01-01' where id = $1`, [file.id]);
  await pool.query(`update import_contracts set "createdAt" = '2040-01-01' where id = $1`, [row.id]);
  const left = () =>
    Promise.all([
      count('protocol_expenses where protocol = $1', [numberOf('protocols', iri)]),
      count('images where id = $1', [numberOf('images', receipt)]),
      count('import_contracts where id = $1', [row.id]),
      count('vw_imports where id = $1', [file.id]),
    ]);
  const held = async () => [(await resultOf('expenses'))?.held, (await resultOf('imports'))?.held];
  at('2046-12-31');
  await run();
  expect([await left(), await held()]).toEqual([
    [1, 1, 1, 1],
    [0, 0],
  ]);
  for (const on of [{ contract: order }, { customer: customer.iri }])
    await given.record('retention_holds', { ...on, reason: 'Prüfung', until: '2047-01-01' });
  at('2047-01-01');
  await run();
  expect([await left(), await held()]).toEqual([
    [1, 1, 1, 1],
    [1, 1],
  ]);
  at('2047-01-02');
  await run();
  expect(await left()).toEqual([0, 0, 0, 0]);
  expect(await count('contracts where id = $1 and "clearedOn" is not null', [id])).toBe(1);
});
