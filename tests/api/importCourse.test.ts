import { expect, test, vi } from 'vitest';
import { athlonColumns } from '../../src/domain/import/reading/leasingColumns.ts';
import { importDesk } from '../harness/importDesk.ts';
import { athlonLine, goodRide, rideBack, workbook, type Line } from '../harness/importFiles.ts';
import type { Json } from '../harness/client.ts';
import { patienceMs } from '../runner/patienceMs.ts';
import { thoroughTest } from '../runner/thoroughTest.ts';
import { shows } from '../specification/shows.ts';

const desk = await importDesk();
const { system, dispo, office, send, sendRows, rowsOf, read, takeOver, settled } = desk;
const { given, database, clock } = system;

const numbered = (count: number, from = 1): Line[] =>
  Array.from({ length: count }, (_, at) => ({
    ...goodRide,
    'Auftragsnr. extern': `AB-${String(from + at)}`,
    FIN: `WVWZZZE1ZNP${String(100_000 + from + at)}`,
    Paket: null,
  }));
const contractsOf = async (customer: string) =>
  (await dispo.get(`/api/contracts?contractClientAddress=${customer}&itemsPerPage=100`)).body['hydra:totalItems'];
const overview = async (recordLink: string) =>
  (await dispo.get(`/api/import_contracts/overview?import=/api${recordLink}`)).body;

test('a whole file is taken back as long as nobody has done anything with its contracts', async () => {
  shows('R51');
  const customer = (await given.customer()).iri;
  const first = await sendRows([goodRide, rideBack], { customer });
  await takeOver(first);
  const told = (await dispo.get('/api/notifications?kind=importFinished')).body['hydra:member'];
  expect(told).toMatchObject([
    { body: 'nordtor_kw48: 2 übernommen, 0 abgelehnt.', entityId: null, data: { import: `/api${first}` } },
  ]);
  const [made, back] = await rowsOf(first);
  const [kept, connected] = [made?.contract['@id'], back?.contract['@id']];
  clock.advance(60_000);

  const changed = { ...goodRide, 'Zustellzeit von': '15:00', 'Zustellung Ort': 'Baunatal' };
  const lines = [changed, { ...rideBack, Vorgang: 'STORNO' }, ...numbered(2)];
  const second = await sendRows(lines, { customer });
  expect(await overview(second)).toMatchObject({
    rows: 4,
    CREATE: 2,
    EDIT: 1,
    CANCEL: 1,
    confirmed: 4,
    confirmedNew: 2,
  });
  await takeOver(second);
  expect(await read(kept)).toMatchObject({ deliveryTimeFrom: '15:00', deliveryLocation: { ort: 'Baunatal' } });
  expect(await contractsOf(customer)).toBe(4);
  clock.advance(60_000);

  const taken = await dispo.post(`/api${second}/take_back`, {});
  expect([taken.status, taken.body.detail]).toEqual([200, undefined]);
  await settled(second, false);
  expect(await read(kept)).toMatchObject({ deliveryTimeFrom: '14:00', deliveryLocation: { ort: 'Kassel' } });
  expect(await read(connected)).toMatchObject({ isStorniert: false });
  expect(await contractsOf(customer)).toBe(2);
  const open = await rowsOf(second);
  expect(open.map((it) => [it.isImported, it.state, it.takenOverAt])).toEqual(
    open.map(() => [false, 'confirmed', null]),
  );
  await takeOver(second);
  expect(await contractsOf(customer)).toBe(4);

  clock.advance(60_000);
  await dispo.patch(kept, { infoDriver: 'Schlüssel an der Pforte' });
  const late = await dispo.post(`/api${second}/take_back`, {});
  expect(late.status).toBe(422);
  expect(late.body.detail).toMatch(/^Auftrag \d{8} wurde seitdem bearbeitet \(.+, 21\.11\.2026.+\); die Übernahme/u);
  expect((await dispo.patch(open[2]?.['@id'], { isImported: false })).status).toBe(200);
  expect(await contractsOf(customer)).toBe(3);
  expect((await office.post(`/api${second}/take_back`, {})).status).toBe(403);

  // What was done with the files stands in the log, for office_l2 too, who may not read them: by number, not by name.
  const entries = (await (await system.as('office_l2')).get('/api/logs?event=import&order[id]=asc')).body[
    'hydra:member'
  ];
  const called = (link: string) => `Import ${link.split('/').at(-1) ?? ''}`;
  expect(entries.map((it: Json) => it.message)).toEqual([
    `${called(first)} eingelesen: 2 Zeilen, davon 2 neu`,
    `${called(first)} übernommen: 2 Zeilen`,
    `${called(second)} eingelesen: 4 Zeilen, davon 2 neu, 1 geändert, 1 storniert`,
    `${called(second)} übernommen: 4 Zeilen`,
    `${called(second)} zurückgenommen: 4 Zeilen`,
    `${called(second)} übernommen: 4 Zeilen`,
  ]);
  expect(entries[4]).toMatchObject({ level: 'info', type: 'custom', data: { record: `/api${second}` } });
  const user = (await read(`/api${first}`)).createdBy['@id'];
  expect(entries.map((it: Json) => it.user['@id'])).toEqual(entries.map(() => user));
});

thoroughTest('what has begun changes once somebody says so, what is picked up never', async () => {
  shows('R50', 'R51', 'D2 §4 import rows');
  const customer = (await given.customer()).iri;
  const first = await sendRows(numbered(3, 20), { customer });
  await takeOver(first);
  const contracts = (await rowsOf(first)).map((it) => String(it.contract['@id']));
  const stand = async (at: number, state: string) => {
    const protocol = (await read(contracts[at] ?? '')).protocol['@id'];
    await database.pool.query('update protocols set "processState" = $1 where id = $2', [
      state,
      Number(String(protocol).split('/').at(-1)),
    ]);
  };
  await stand(0, 'STARTED');
  clock.advance(60_000);
  const changed = numbered(3, 20).map((it) => ({ ...it, 'Zustellzeit von': '15:00' }));
  const second = await sendRows(changed, { customer });
  const [begun, begins, picked] = await rowsOf(second);
  expect([begun?.confirm, begun?.isBegun, begun?.state]).toEqual([false, true, 'default']);
  // These two go on after the file was read.
  await stand(1, 'STARTED');
  await stand(2, 'SUBMITTED');
  await takeOver(second);
  const after = await rowsOf(second);
  expect(after.map((it) => it.isImported)).toEqual([false, false, false]);
  expect(after[1]).toMatchObject({ confirm: false, isBegun: true });
  expect(after[1]?.message).toMatch(/ist bereits begonnen; die Änderung braucht eine Bestätigung\.$/u);
  expect(after[2]?.message).toMatch(/ist bereits abgeholt und kann nicht mehr geändert werden\.$/u);

  const unasked = await dispo.patch(begun?.['@id'], { isImported: true });
  expect([unasked.status, unasked.body.violations?.[0]?.propertyPath]).toEqual([422, 'confirmBegun']);
  expect((await dispo.patch(begun?.['@id'], { isImported: true, confirmBegun: true })).status).toBe(200);
  await dispo.patch(begins?.['@id'], { confirm: true });
  await takeOver(second);
  expect((await read(begins?.['@id'])).isImported).toBe(true);
  expect(await read(contracts[0] ?? '')).toMatchObject({ deliveryTimeFrom: '15:00' });
  expect(await read(contracts[1] ?? '')).toMatchObject({ deliveryTimeFrom: '15:00' });
  const never = await dispo.patch(picked?.['@id'], { isImported: true, confirmBegun: true });
  expect(never.status).toBe(422);
});

test('two clerks take one file over, and the server ends in the middle: each row becomes one contract', async () => {
  shows('R51');
  const customer = (await given.customer()).iri;
  const link = await sendRows(numbered(12, 40), { customer });
  await desk.endServer();
  const second = await system.as('dispo');
  const pressed = await Promise.all(
    [dispo, second].map((it) => it.patch(`/api${link}`, { importContracts: true, imported: true })),
  );
  expect(pressed.map((it) => it.status).toSorted()).toEqual([200, 422]);
  expect(pressed.find((it) => it.status === 422)?.body.detail).toBe('Die Aufträge werden gerade angelegt.');

  const made = async () =>
    Number(
      (
        await database.pool.query('select count(*) from contracts where "isImported" and "carFin" ~ $1', [
          'E1ZNP1000[45]',
        ])
      ).rows[0]?.count,
    );
  const waiting = await rowsOf(link);
  // Somebody else works on the fourth row, so that the server ends in the middle, however fast it is.
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select id from import_contracts where id = $1 for update', [waiting[3]?.id]);
  await desk.startServer();
  await vi.waitFor(async () => expect(await made()).toBe(3), { timeout: patienceMs });
  const ended = desk.endServer();
  await holder.query('rollback');
  holder.release();
  await ended;
  expect(await made()).toBeLessThan(12);
  // One clerk goes on by hand meanwhile.
  const rows = await rowsOf(link);
  const byHand = rows.find((it) => !it.isImported);
  await dispo.patch(byHand?.['@id'], { isImported: true });
  await desk.startServer();
  await settled(link, true);
  expect(await made()).toBe(12);
  expect(await read(`/api${link}`)).toMatchObject({ allContractsImported: true });
  expect(new Set((await rowsOf(link)).map((it) => it.contract['@id'])).size).toBe(12);
});

test('a driver goes along with the reason for him', async () => {
  shows('D2 §7 import rows');
  const customer = (await given.customer()).iri;
  const driver = (await given.driver()).iri;
  const link = await sendRows(numbered(1, 60), { customer });
  const [row] = await rowsOf(link);
  await dispo.patch(row?.['@id'], { driver, assignmentOverride: 'fährt morgens ohnehin' });
  await takeOver(link);
  const contract = (await read(row?.['@id'])).contract['@id'];
  expect((await read(contract)).driver['@id']).toBe(driver);
});

thoroughTest('a driver who left before his row is taken over drives nothing; the row waits for another', async () => {
  shows('D2 §7 import rows');
  const customer = (await given.customer()).iri;
  const [leaving, staying] = [await given.driver(), await given.driver()];
  const link = await sendRows(numbered(2, 70), { customer });
  const rows = (await rowsOf(link)).map((it) => String(it['@id']));
  const [first = '', second = ''] = rows;
  await dispo.patch(first, { driver: leaving.iri });
  const reason = 'fährt morgens ohnehin';
  await dispo.patch(second, { driver: staying.iri, assignmentOverride: reason });
  const left = await dispo.patch(leaving.iri, { active: false });
  expect([left.status, left.body.detail]).toEqual([200, undefined]);
  await takeOver(link);
  expect(await read(first)).toMatchObject({
    isImported: false,
    confirm: false,
    contract: null,
    message: expect.stringMatching(/^Bitte begründen: F\d+ ist nicht aktiv/u),
  });
  expect(await read(second)).toMatchObject({ isImported: true });
  expect(await contractsOf(customer)).toBe(1);
  await dispo.patch(first, { driver: staying.iri, assignmentOverride: reason, confirm: true });
  await takeOver(link);
  expect((await read((await read(first)).contract['@id'])).driver['@id']).toBe(staying.iri);
});

thoroughTest('a row has the tags of its contract, and what it says to the driver may be left aside', async () => {
  shows('D2 §3 imports', 'D2 §7 import rows');
  const customer = (await given.customer()).iri;
  const special = { Stationsfahrt: 'ja', Kostenstelle: '4410', 'Info Fahrer': 'Schlüssel an der Pforte' };
  const link = await sendRows(
    numbered(2, 80).map((it) => ({ ...it, ...special })),
    { customer },
  );
  const [kept, left] = await rowsOf(link);
  expect([kept?.labels, kept?.infoFahrDL, kept?.saveInfoFahrDL]).toEqual([['SF', 'KS'], special['Info Fahrer'], true]);
  await dispo.patch(left?.['@id'], { saveInfoFahrDL: false });
  await takeOver(link);
  const infos = await Promise.all((await rowsOf(link)).map(async (it) => (await read(it.contract['@id'])).infoDriver));
  expect(infos).toEqual([special['Info Fahrer'], null]);
});

test('somebody says to which contract a leasing row belongs; what differs is then told', async () => {
  await desk.leasingCustomer(277, 'ATHLON');
  const there = await given.contract({
    contractClientAddress: '/api/customers/277',
    licensePlate: 'F-LS 2088',
    datum: '2026-11-30',
  });
  const foreign = await given.contract({});
  const sent = await send(await workbook(athlonColumns, [athlonLine]));
  expect(sent.body.detail).toBeUndefined();
  const [row] = (await dispo.get('/api/import_contracts?format=ATHLON')).body['hydra:member'];
  const wrong = await dispo.patch(row['@id'], { contract: foreign.iri });
  expect([wrong.status, wrong.body.detail]).toEqual([422, 'Der Auftrag gehört einem anderen Auftraggeber.']);
  const found = (await dispo.patch(row['@id'], { contract: there.iri })).body;
  expect(found).toMatchObject({ effect: 'EDIT', confirm: true });
  expect(found.differences.fields).toContainEqual({
    field: 'bringdatum',
    before: expect.anything(),
    after: '2026-12-07',
  });
  const none = (await dispo.patch(row['@id'], { contract: null })).body;
  expect(none).toMatchObject({ effect: 'CREATE', contractNumber: null });
  await dispo.patch(row['@id'], { contract: there.iri });
  await dispo.patch(row['@id'], { isImported: true });
  expect(await read(there.iri)).toMatchObject({ bringdatum: '2026-12-07', deliveryLocation: { ort: 'Fulda' } });
  const again = await dispo.patch(row['@id'], { contract: null });
  expect(again.status).toBe(422);
});
