import { describe, expect, test } from 'vitest';
import { contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, read, change, history } = await contractDesk();

describe('the protocol of a contract', () => {
  const protocolOf = async (iri: string) => read((await read(iri)).protocol['@id']);
  const setState = async (iri: string, values: object) => change((await read(iri)).protocol['@id'], values);

  test('follows its contract until the ride has come that far', async () => {
    shows('R4');
    const { iri } = await given.contract();
    await change(iri, {
      pickupLocation: { ort: 'Bonn' },
      manufacturer: 'Audi',
      pickupTimeFrom: '09:00',
      deliveryLocation: { ort: 'Aalen' },
    });
    expect(await protocolOf(iri)).toMatchObject({
      pickupLocation: { ort: 'Bonn' },
      hersteller: 'Audi',
      pickupTimeFrom: '09:00',
      deliveryLocation: { ort: 'Aalen' },
    });
    await setState(iri, { processState: 'SUBMITTED' });
    await change(iri, {
      pickupLocation: { ort: 'Siegburg' },
      manufacturer: 'BMW',
      deliveryLocation: { ort: 'Heidenheim' },
    });
    expect(await protocolOf(iri)).toMatchObject({
      pickupLocation: { ort: 'Bonn' },
      hersteller: 'Audi',
      deliveryLocation: { ort: 'Heidenheim' },
    });
    await setState(iri, { processState: 'RECEIVED' });
    await change(iri, { deliveryLocation: { ort: 'Giengen' } });
    expect(await protocolOf(iri)).toMatchObject({ deliveryLocation: { ort: 'Heidenheim' } });
  });

  test('keeps a side that was locked, and only that', async () => {
    const { iri } = await given.contract();
    await setState(iri, { pickupLocationLocked: true });
    await change(iri, { pickupLocation: { ort: 'Bonn' }, deliveryLocation: { ort: 'Aalen' } });
    expect(await protocolOf(iri)).toMatchObject({
      pickupLocation: { ort: 'Köln' },
      deliveryLocation: { ort: 'Aalen' },
    });
  });

  test('writes history of its own when it follows', async () => {
    const { iri } = await given.contract();
    await change(iri, { pickupLocation: { ort: 'Bonn' } });
    const [row] = await history((await read(iri)).protocol['@id']);
    expect(row).toMatchObject({ field: 'pickupLocation.ort', previous: 'Köln', data: 'Bonn', username: 'test-dispo' });
  });
});

describe('cancelling, confirming, marking', () => {
  test('cancelling stamps the moment and keeps the driver; releasing brings nothing else back', async () => {
    shows('D1 §4 storno', 'D1 §7 update contracts cancel', 'R5');
    const driver = (await given.driver()).iri;
    const { iri } = await given.contract({ driver, cancellationRequested: true });
    expect(await change(iri, { isStorniert: true })).toMatchObject({
      isStorniert: true,
      stornierung: '2026-11-21T09:12:00.000Z',
      cancellationRequested: false,
      driver: { '@id': driver },
    });
    expect(await change(iri, { isStorniert: false })).toMatchObject({
      isStorniert: false,
      stornierung: '2026-11-21T09:12:00.000Z',
      cancellationRequested: false,
    });
    expect((await change(iri, { isStorniert: true, stornierung: '2026-11-20T08:00:00Z' })).stornierung).toBe(
      '2026-11-20T08:00:00.000Z',
    );
  });

  test('whoever was asked to cancel cancels as of the day of the request (document 1, section 4)', async () => {
    shows('D1 §4 cancellation request confirmed');
    const { iri } = await given.contract();
    expect(await change(iri, { cancellationRequested: true })).toMatchObject({
      isStorniert: false,
      stornierung: '2026-11-21T09:12:00.000Z',
      cancellationRequested: true,
    });
    system.clock.advance(300_000);
    expect(await change(iri, { isStorniert: true })).toMatchObject({
      isStorniert: true,
      stornierung: '2026-11-21T09:12:00.000Z',
      cancellationRequested: false,
    });
    expect(await change(iri, { isStorniert: false, cancellationRequested: true })).toMatchObject({
      isStorniert: false,
      cancellationRequested: true,
    });
    expect((await change((await given.contract()).iri, { isStorniert: true })).stornierung).toBe(
      '2026-11-21T09:17:00.000Z',
    );
    system.clock.advance(-300_000);
  });

  test('confirming ends being new; withdrawing does not begin it again', async () => {
    shows('D1 §4 confirmation with mail', 'D1 §7 update contracts confirm', 'R7');
    const { iri } = await given.contract();
    expect(await change(iri, { auftragbestaetigt: '1' })).toMatchObject({
      auftragbestaetigt: '1',
      neumerker: '0',
      unbestaetigt: false,
    });
    expect(await change(iri, { auftragbestaetigt: '0' })).toMatchObject({
      auftragbestaetigt: '0',
      neumerker: '0',
      unbestaetigt: true,
    });
  });

  test('a contract marked as new goes into the next offer mail', async () => {
    shows('D1 §4 Neumerker again clears', 'R14');
    const { iri, id } = await given.contract();
    await change(iri, { neumerker: '0' });
    await system.database.pool.query(`update contracts set "angebotsMailGesendet" = now() where id = $1`, [id]);
    expect(await change(iri, { neumerker: '1' })).toMatchObject({ neumerker: '1', angebotsMailGesendet: null });
  });
});

describe('deleting a contract', () => {
  test('takes its protocol along and frees what followed it', async () => {
    const main = await given.contract();
    const follower = await given.contract({ anschlussvon: main.iri, abafahrt: '1' });
    const { protocol } = await read(main.iri);
    expect((await dispo.delete(main.iri)).status).toBe(204);
    expect((await dispo.get(protocol['@id'])).status).toBe(404);
    expect(await read(follower.iri)).toMatchObject({ anschlussvon: null, abafahrt: '0' });
  });

  test('takes it out of its bundle and its avis away', async () => {
    const [one, two] = [await given.contract(), await given.contract()];
    const bundle = await given.record('bundles', { contracts: [one.iri, two.iri] });
    const avis = await given.record('contract_avis', { contract: one.iri });
    expect((await dispo.delete(one.iri)).status).toBe(204);
    expect((await dispo.get(avis.iri)).status).toBe(404);
    expect((await read(bundle.iri)).contractBundles).toHaveLength(1);
  });

  test('is refused once it is billed or begun', async () => {
    shows('R6');
    const billed = await given.contract({ invoiceNumbers: [{ type: 'Rechnung', number: '2026-000417', id: 9 }] });
    const refusal = `Auftrag ${String(billed.auftragsnummer)} kann nicht gelöscht werden: Er ist abgerechnet`;
    // Who may not read documents is not told their numbers.
    for (const [person, reason] of [
      [dispo, `${refusal}.`],
      [await system.as('admin'), `${refusal} (2026-000417).`],
    ] as const) {
      const answer = await person.delete(billed.iri);
      expect([answer.status, answer.body.detail]).toEqual([422, reason]);
    }
    const begun = await given.contract();
    await change((await read(begun.iri)).protocol['@id'], { processState: 'STARTED' });
    expect((await dispo.delete(begun.iri)).body.detail).toBe(
      `Auftrag ${String(begun.auftragsnummer)} kann nicht gelöscht werden: Das Protokoll ist bereits begonnen.`,
    );
  });
});
