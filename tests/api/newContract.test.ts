import { describe, expect, test } from 'vitest';
import type { Answer, Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { iriIn, contractDesk, place } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, newContract, create, read } = await contractDesk();

describe('a new contract', () => {
  test('gets the number of its year, from midnight in Berlin on', async () => {
    shows('D0 Orders auftragsnummer', 'R1');
    const other = await leitstand({ now: '2026-12-31T22:59:59Z' });
    const client = await other.as('dispo');
    const customer = (await other.given.customer()).iri;
    const number = async () =>
      (await client.post('/api/contracts', { ...(await newContract()), contractClientAddress: customer })).body
        .auftragsnummer;
    expect([await number(), await number()]).toEqual(['26000001', '26000002']);
    other.clock.advance(1_000);
    expect([await number(), await number()]).toEqual(['27000001', '27000002']);
  });

  test('never shares its number, whoever else creates one at the same moment', async () => {
    const contracts = await Promise.all(Array.from({ length: 12 }, () => create()));
    expect(contracts.map((it) => it.status)).toEqual(contracts.map(() => 201));
    expect(new Set(contracts.map((it) => it.body.auftragsnummer)).size).toBe(12);
  });

  test('leaves nothing behind when it is refused', async () => {
    const count = async () =>
      (
        await system.database.pool.query<{ n: number }>(
          'select (select count(*) from contracts) + (select count(*) from protocols) + (select count(*) from history) as n',
        )
      ).rows[0]?.n;
    const contract = await newContract({ driver: (await given.driver({ dispositionssperre: true })).iri });
    const before = await count();
    expect((await dispo.post('/api/contracts', contract)).status).toBe(422);
    expect(await count()).toBe(before);
    const [next, after] = [await create(), await create()];
    expect(Number(after.body.auftragsnummer) - Number(next.body.auftragsnummer)).toBe(1);
  });

  test('is new, unconfirmed, and has its protocol from the first moment', async () => {
    shows('D0 Orders creating makes', 'R2', 'D1 §7 create contracts');
    const { body } = await create({ manufacturer: 'VW', abholinfos: 'Tor 3', auftragbestaetigt: '1', neumerker: '0' });
    expect(body).toMatchObject({
      neumerker: '1',
      auftragbestaetigt: '0',
      unbestaetigt: true,
      carDetails: 'VW Golf',
      protocol: { processState: 'UNPROCESSED', orderNumber: body.auftragsnummer },
    });
    const protocol = await read(body.protocol['@id']);
    expect(protocol).toMatchObject({
      contract: { '@id': body['@id'] },
      pickupLocation: { ort: 'Köln' },
      deliveryLocation: { ort: 'Ulm' },
      hersteller: 'VW',
      autotyp: 'Golf',
      abholinfos: 'Tor 3',
      pickupDateRaw: '2026-11-24',
      aktiv: true,
    });
  });

  test('gets the times that follow from those given, and keeps those that were given', async () => {
    const times = ({ body }: Answer) => [
      body.pickupTimeFrom,
      body.pickupTimeTo,
      body.deliveryTimeFrom,
      body.deliveryTimeTo,
    ];
    expect(times(await create({ pickupTimeFrom: '08:00', googleFahrzeit: 230 }))).toEqual([
      '08:00',
      '10:00',
      '14:30',
      '16:30',
    ]);
    expect(times(await create({ pickupTimeFrom: '22:30' }))).toEqual(['22:30', '23:30', null, null]);
    expect(
      times(
        await create({ pickupTimeFrom: '08:00', pickupTimeTo: '08:30', googleFahrzeit: 60, deliveryTimeTo: '18:00' }),
      ),
    ).toEqual(['08:00', '08:30', '10:00', '18:00']);
    expect(times(await create({ pickupTimeFrom: '08:00', googleFahrzeit: 60, bringdatum: '2026-11-25' }))).toEqual([
      '08:00',
      '10:00',
      null,
      null,
    ]);
  });

  test('is by whoever is signed in, whatever he claims', async () => {
    shows('D1 §2 contracts order author');
    const { userId } = (await dispo.get('/api/users/me')).body;
    await system.database.pool.query(`update users set department = 'Leitstelle' where id = $1`, [userId]);
    const { body } = await create({
      createdBy: (await given.user()).iri,
      createdByDepartment: 'Vorstand',
      auftragsnummer: '99999999',
    });
    expect([iriIn(body.createdBy), body.createdByDepartment]).toEqual([`/api/users/${userId}`, 'Leitstelle']);
    expect(body.auftragsnummer).not.toBe('99999999');
  });

  test('takes references as address, as record and as bare id, and days under both names', async () => {
    const customer = await given.customer();
    for (const contractClientAddress of [
      customer.iri,
      { '@id': customer.iri, firma: 'egal' },
      customer.id,
      String(customer.id),
    ])
      expect(iriIn((await create({ contractClientAddress })).body.contractClientAddress)).toBe(customer.iri);
    const { body } = await create({ bringdatum: '2026-11-26', deliveryDate: '2026-11-27' });
    expect([body.bringdatum, body.deliveryDate]).toEqual(['2026-11-27', '2026-11-27']);
    expect((await create({ contractClientAddress: '/api/drivers/1' })).body.violations).toEqual([
      { propertyPath: 'contractClientAddress', message: 'Kein gültiger Verweis: Auftraggeber' },
    ]);
    expect((await create({ contractClientAddress: 999_999 })).body.violations?.[0].propertyPath).toBe(
      'contractClientAddress',
    );
  });

  test('is refused in German at each wrong field', async () => {
    const { status, body } = await create({
      pickupLocation: { ...place, plz: '123', anspr1email: 'kein' },
      carFin: 'OIQ',
      datum: '2026-02-30',
      pickupTimeFrom: '25:00',
      auftragswert: '1,5',
      anzahlSchluessel: 9,
    });
    expect(status).toBe(422);
    expect(Object.fromEntries(body.violations.map((it: Json) => [it.propertyPath, it.message]))).toEqual({
      'pickupLocation.plz': 'PLZ hat fünf Ziffern',
      'pickupLocation.anspr1email': 'Keine gültige E-Mail-Adresse',
      carFin: 'Die FIN enthält unzulässige Zeichen (I, O, Q).',
      datum: 'Kein gültiges Datum',
      pickupTimeFrom: 'Invalid time format',
      auftragswert: 'Betrag mit höchstens zwei Nachkommastellen erwartet',
      anzahlSchluessel: 'Höchstens 5',
    });
  });
});
