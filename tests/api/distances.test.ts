import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const dispo = await system.as('dispo');
const customer = (await system.given.customer()).iri;

const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };
const ulm = { ...place, plz: '89073', ort: 'Ulm' };
const hannover = { plz: '30159', ort: 'Hannover' };
const create = async (values: object = {}): Promise<Json> =>
  (
    await dispo.post('/api/contracts', {
      carModel: 'Golf',
      datum: '2026-11-24',
      bringdatum: '2026-11-24',
      contractClientAddress: customer,
      pickupLocation: place,
      deliveryLocation: ulm,
      ...values,
    })
  ).body;
const change = async (contract: Json, values: object): Promise<Json> =>
  (await dispo.patch(contract['@id'], values)).body;
const read = async (contract: Json): Promise<Json> => (await dispo.get(contract['@id'])).body;
const way = ({ googleKm, googleFahrzeit }: Json) => [googleKm, googleFahrzeit];

describe('a contract knows its way', () => {
  test('from the first moment, and its times follow from the drive (R3)', async () => {
    shows('D0 Orders distances by OSRM');
    const contract = await create({ pickupTimeFrom: '08:00' });
    expect(contract).toMatchObject({
      googleKm: 456.64,
      googleFahrzeit: 298,
      totalGooglesollkm: 456.64,
      totalGooglefahrtzeitwert: 298,
      totalGooglefahrtzeit: '4:58',
    });
    expect([contract.pickupTimeTo, contract.deliveryTimeFrom, contract.deliveryTimeTo]).toEqual([
      '10:00',
      '15:30',
      '17:30',
    ]);
  });

  test('and the way follows its addresses, stops included, but nothing else', async () => {
    const contract = await create();
    expect(way(await change(contract, { deliveryLocation: hannover }))).toEqual([318.84, 208]);
    await system.database.pool.query('update contracts set "googleKm" = 300 where id = $1', [contract.id]);
    expect(way(await change(contract, { infoDriver: 'Tor 3', deliveryLocation: { anspr1telefon: '0511 1' } }))).toEqual(
      [300, 208],
    );
    const service = (await system.given.record('services', { name: 'Zulassung', aktiv: true })).iri;
    expect(
      (await change(contract, { serviceAddresses: [{ service, zipCode: '20095', city: 'Hamburg' }] })).googleKm,
    ).toBeGreaterThan(600);
  });

  test('is empty where a place cannot be found', async () => {
    const contract = await create();
    expect(await change(contract, { deliveryLocation: { plz: null, ort: 'Nirgendheim' } })).toMatchObject({
      googleKm: null,
      googleFahrzeit: null,
      totalGooglesollkm: null,
      totalGooglefahrtzeit: null,
    });
  });

  test('unless somebody entered it', async () => {
    const contract = await create({ googleKm: 470 });
    expect(way(contract)).toEqual([470, null]);
    expect(
      (await change(contract, { deliveryLocation: hannover, googleKm: 321.5, googleFahrzeit: 200 })).googleKm,
    ).toBe(321.5);
    await change(contract, { editGoogleKm: true });
    expect((await change(contract, { deliveryLocation: { plz: '80331', ort: 'München' } })).googleKm).toBe(321.5);
    expect((await change(contract, { editGoogleKm: false })).googleKm).toBeGreaterThan(500);
  });

  test('a lookup that failed in the form leaves it empty', async () => {
    const contract = await create();
    expect(
      (await change(contract, { deliveryLocation: hannover, googleKm: null, googleFahrzeit: null })).googleKm,
    ).toBeNull();
  });
});

describe('sums', () => {
  test('take in the return contract, also when its way changes or it goes', async () => {
    const main = await create();
    const back = await create({
      pickupLocation: ulm,
      deliveryLocation: place,
      anschlussvon: main['@id'],
      abafahrt: '1',
    });
    expect(await read(main)).toMatchObject({ totalGooglesollkm: 913.28, totalGooglefahrtzeit: '9:56' });
    await change(back, { deliveryLocation: hannover });
    expect((await read(main)).totalGooglesollkm).toBeGreaterThan(1000);
    await change(back, { anschlussvon: null });
    expect((await read(main)).totalGooglesollkm).toBe(456.64);
  });

  test('leave an onward ride out', async () => {
    const main = await create();
    await create({ pickupLocation: ulm, deliveryLocation: place, anschlussvon: main['@id'], abcfahrt: '1' });
    expect((await read(main)).totalGooglesollkm).toBe(456.64);
  });

  test('the difference to what was driven follows the planned way', async () => {
    const contract = await create();
    await system.database.pool.query('update contracts set istkm = 470 where id = $1', [contract.id]);
    expect(await change(contract, { deliveryLocation: hannover })).toMatchObject({
      istkm: 470,
      differenceBetweenGoogleAndActualKm: 151.16,
      totalIstkm: 470,
      totalDifferenceBetweenGoogleAndActualKm: 151.16,
    });
  });
});
