import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import type { GivenRecord } from '../harness/given.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const { given } = system;
const dispo = await system.as('dispo');

const day = '2026-11-24';
const times = {
  datum: day,
  bringdatum: day,
  pickupTimeFrom: '09:00',
  pickupTimeTo: '10:00',
  deliveryTimeFrom: '14:00',
  deliveryTimeTo: '15:00',
};
const contract = (values: object = {}): Promise<GivenRecord> => given.contract({ ...times, ...values });
const driver = (values: object = {}): Promise<GivenRecord> =>
  given.driver({ active: true, appAccess: true, klassen: ['B'], ...values });
const ask = async (
  contracts: readonly GivenRecord[],
  drivers: readonly GivenRecord[],
  more: object = {},
): Promise<Json> => {
  const { status, body } = await dispo.post('/api/contracts/preflight', {
    contracts: contracts.map((it) => it.iri),
    drivers: drivers.map((it) => it.iri),
    ...more,
  });
  expect([status, body.detail]).toEqual([200, undefined]);
  return body.members;
};
const titles = (member: Json): string[] => member.findings.map((it: Json) => `${it.kind}: ${it.title}`);
const history = async (iri: string): Promise<Json[]> =>
  (await dispo.get(`${iri}/logs?itemsPerPage=500`)).body['hydra:member'];
const noCopy = 'info: Eine Kopie des Führerscheins fehlt';

describe('what is known before a driver is sent', () => {
  test('nothing speaks against a driver who is free and has his papers', async () => {
    const free = await driver();
    await given.record('driver_documents', {
      driver: free.iri,
      name: 'Führerschein',
      type: 'driversLicense',
      file: 'a.pdf',
      validUntil: '2030-01-01',
    });
    const [member] = await ask([await contract()], [free]);
    expect(member).toMatchObject({
      driver: free.iri,
      findings: [],
      fitness: { kind: 'ok', text: 'passt', free: 'ganzer Tag frei', emptyKm: null },
    });
  });

  test('another ride at the same time is a warning that asks for a reason, with the way between the places', async () => {
    shows('R8');
    const [busy, far, wanted] = [await driver(), await driver(), await contract()];
    const ride = await contract({
      driver: busy.iri,
      pickupTimeFrom: '11:00',
      pickupTimeTo: '11:30',
      deliveryTimeFrom: '13:00',
    });
    const evening = await contract({
      driver: far.iri,
      pickupTimeFrom: '15:00',
      pickupTimeTo: '16:00',
      deliveryTimeFrom: '19:00',
      deliveryTimeTo: '20:00',
      pickupLocation: { plz: '20095', ort: 'Hamburg' },
    });
    const members = await ask([wanted], [busy, far]);
    expect(members.map((it: Json) => it.findings[0].title)).toEqual([
      `${String(wanted.auftragsnummer)} überschneidet sich mit ${String(ride.auftragsnummer)}`,
      `Die Zeit zwischen ${String(wanted.auftragsnummer)} und ${String(evening.auftragsnummer)} reicht nicht`,
    ]);
    expect(members[1].findings[0]).toMatchObject({
      kind: 'warn',
      needsReason: true,
      text: expect.stringMatching(/bis Hamburg sind es etwa \d:\d\d h/),
    });
    expect(members[0].fitness).toMatchObject({ kind: 'warn', text: 'Überschneidung', rides: '1 Fahrt am Tag' });
  });

  test('lock day, dispatch lock, expired licence and a red plate in use', async () => {
    await given.record('disposition_locks', { datum: '2026-12-01' });
    const [locked, free, expired] = [await driver({ dispositionssperre: true }), await driver(), await driver()];
    await given.record('driver_documents', {
      driver: expired.iri,
      name: 'Führerschein',
      type: 'driversLicense',
      file: 'a.pdf',
      validUntil: '2026-11-23',
    });
    const wanted = await contract({
      datum: '2026-12-01',
      bringdatum: '2026-12-01',
      angemeldet: false,
      alternativeLicensePlate: 'K-06123',
    });
    await contract({
      datum: '2026-12-01',
      bringdatum: '2026-12-01',
      angemeldet: false,
      alternativeLicensePlate: 'K-06123',
      driver: (await driver()).iri,
    });
    const [first, second, third] = await ask([wanted], [locked, free, expired]);
    const number = String(wanted.auftragsnummer);
    expect(titles(first)).toEqual([
      'block: Dispositionssperre',
      `warn: ${number} liegt an einem Sperrtag`,
      `warn: ${number}: Rotes Kennzeichen K-06123 ist vergeben`,
      noCopy,
    ]);
    expect(first.fitness.kind).toBe('danger');
    expect(titles(second)).toEqual([
      `warn: ${number} liegt an einem Sperrtag`,
      `warn: ${number}: Rotes Kennzeichen K-06123 ist vergeben`,
      noCopy,
    ]);
    expect(titles(third)[1]).toMatch(/^warn: Der Führerschein von F\d+ ist am 01\.12\.2026 abgelaufen$/);
  });

  test('contracts chosen together are held against each other', async () => {
    const [one, two] = [
      await contract(),
      await contract({
        pickupTimeFrom: '12:00',
        pickupTimeTo: '12:30',
        deliveryTimeFrom: '16:00',
        deliveryTimeTo: '17:00',
      }),
    ];
    const [member] = await ask([one, two], [await driver()]);
    expect(titles(member)).toContain(
      `warn: ${String(one.auftragsnummer)} überschneidet sich mit ${String(two.auftragsnummer)}`,
    );
  });

  test('a list of candidates may ask how each stands alone, and hears the same without the sentences', async () => {
    const contracts = [
      await contract(),
      await contract({
        pickupTimeFrom: '12:00',
        pickupTimeTo: '12:30',
        deliveryTimeFrom: '16:00',
        deliveryTimeTo: '17:00',
      }),
    ];
    const drivers = [await driver(), await driver({ dispositionssperre: true })];
    const whole = await ask(contracts, drivers);
    expect(whole.map((it: Json) => it.fitness.text)).toEqual(['Überschneidung', 'gesperrt']);
    expect(await ask(contracts, drivers, { withFindings: false })).toEqual(
      whole.map((it: Json) => ({ driver: it.driver, fitness: it.fitness })),
    );
  });

  test('a form asks with what stands in it, for a contract that is not stored yet, too', async () => {
    const busy = await driver();
    const ride = await contract({ driver: busy.iri });
    const stored = await contract({ datum: '2026-11-26', bringdatum: '2026-11-26' });
    expect((await ask([stored], [busy]))[0].findings.map((it: Json) => it.title)).toEqual([
      'Eine Kopie des Führerscheins fehlt',
    ]);
    const overlap = (number: string) => `warn: ${number} überschneidet sich mit ${String(ride.auftragsnummer)}`;
    expect(titles((await ask([stored], [busy], { order: { datum: day, bringdatum: day } }))[0])).toContain(
      overlap(String(stored.auftragsnummer)),
    );
    expect(
      titles((await ask([], [busy], { order: { ...times, pickupLocation: { plz: '50667', ort: 'Köln' } } }))[0]),
    ).toContain(overlap('Neuer Auftrag'));
  });

  test('refuses what it cannot answer, and who may not change contracts', async () => {
    const call = async (body: object) => {
      const answer = await dispo.post('/api/contracts/preflight', body);
      return [answer.status, answer.body.violations?.[0]];
    };
    expect(await call({ drivers: ['/api/drivers/1'] })).toEqual([
      422,
      { propertyPath: 'contracts', message: 'Bitte die Aufträge nennen.' },
    ]);
    expect(await call({ contracts: ['/api/contracts/1'] })).toEqual([
      422,
      { propertyPath: 'drivers', message: 'Bitte die Fahrer nennen.' },
    ]);
    expect(await call({ contracts: ['x'], drivers: [] })).toEqual([
      422,
      { propertyPath: 'contracts.0', message: 'Kein gültiger Verweis' },
    ]);
    const many = (path: string, count: number) =>
      Array.from({ length: count }, (_, at) => `/api/${path}/${String(at + 1)}`);
    expect((await call({ contracts: many('contracts', 200), drivers: many('drivers', 200) }))[0]).toBe(422);
    expect((await call({ contracts: ['/api/contracts/1'], drivers: [], order: { datum: 'x' } }))[1]).toEqual({
      propertyPath: 'datum',
      message: 'Kein gültiges Datum',
    });
    expect(
      (
        await (
          await system.as('personal')
        ).post('/api/contracts/preflight', { contracts: ['/api/contracts/1'], drivers: [] })
      ).status,
    ).toBe(403);
  });
});

describe('a driver in spite of warnings', () => {
  const busyDriver = async () => {
    const busy = await driver();
    return { busy, ride: await contract({ driver: busy.iri }) };
  };

  test('the documented call works as ever, without a reason', async () => {
    const { busy } = await busyDriver();
    const wanted = await contract();
    expect((await dispo.patch(wanted.iri, { driver: busy.iri, driverChangedWithMail: false })).status).toBe(200);
    expect((await history(wanted.iri)).some((it) => it.field === 'assignmentOverride')).toBe(false);
  });

  test('whoever takes part in the check must say why, and the reason stays in the history', async () => {
    const { busy, ride } = await busyDriver();
    const wanted = await contract();
    const warning = `${String(wanted.auftragsnummer)} überschneidet sich mit ${String(ride.auftragsnummer)}`;
    const refusal = await dispo.patch(wanted.iri, { driver: busy.iri, assignmentOverride: ' ' });
    expect([refusal.status, refusal.body.violations]).toEqual([
      422,
      [{ propertyPath: 'assignmentOverride', message: `Bitte begründen: ${warning}` }],
    ]);
    const done = await dispo.patch(wanted.iri, { driver: busy.iri, assignmentOverride: 'Fährt mit Kollegen mit' });
    expect([done.status, done.body.assignmentOverride]).toEqual([200, undefined]);
    expect((await history(wanted.iri)).find((it) => it.field === 'assignmentOverride')).toMatchObject({
      username: 'test-dispo',
      previous: null,
      data: `Fährt mit Kollegen mit (${warning})`,
    });
  });

  test('rides that get the driver along are checked with it, and keep the reason where it is theirs', async () => {
    const { busy, ride } = await busyDriver();
    const calm = { datum: '2026-12-08', bringdatum: '2026-12-08' };
    const main = await contract(calm);
    const back = await contract({ anschlussvon: main.iri, abafahrt: '1' });
    const warning = `${String(back.auftragsnummer)} überschneidet sich mit ${String(ride.auftragsnummer)}`;
    expect(titles((await ask([main], [busy]))[0])).not.toContain(`warn: ${warning}`);
    expect(titles((await ask([main], [busy], { withAdditionalRides: true }))[0])).toContain(`warn: ${warning}`);
    const wish = { driver: busy.iri, setDriverForAdditionalRides: true };
    expect((await dispo.patch(main.iri, { ...wish, assignmentOverride: '' })).body.violations).toEqual([
      { propertyPath: 'assignmentOverride', message: `Bitte begründen: ${warning}` },
    ]);
    expect((await dispo.patch(main.iri, { ...wish, assignmentOverride: 'wird verschoben' })).status).toBe(200);
    expect((await history(back.iri)).find((it) => it.field === 'assignmentOverride')?.data).toBe(
      `wird verschoben (${warning})`,
    );
  });

  test('a reason where nothing is to be reasoned is left aside', async () => {
    const wanted = await contract({ datum: '2026-12-10', bringdatum: '2026-12-10' });
    expect(
      (await dispo.patch(wanted.iri, { driver: (await driver()).iri, assignmentOverride: 'sicher ist sicher' })).status,
    ).toBe(200);
    expect((await history(wanted.iri)).some((it) => it.field === 'assignmentOverride')).toBe(false);
  });

  test('a new contract asks the same', async () => {
    const { busy } = await busyDriver();
    const place = { firma: 'Autohaus', strasse: 'Hauptstraße', plz: '50667', ort: 'Köln' };
    const fresh = {
      ...times,
      carModel: 'Golf',
      contractClientAddress: (await given.customer()).iri,
      pickupLocation: place,
      deliveryLocation: place,
      driver: busy.iri,
    };
    expect((await dispo.post('/api/contracts', { ...fresh, assignmentOverride: null })).status).toBe(422);
    const { status, body } = await dispo.post('/api/contracts', { ...fresh, assignmentOverride: 'Beifahrer' });
    expect(status).toBe(201);
    expect((await history(body['@id'])).find((it) => it.field === 'assignmentOverride')?.data).toMatch(/^Beifahrer \(/);
  });

  test('no reason lifts a block: a locked driver, a closed ride', async () => {
    const locked = await driver({ dispositionssperre: true });
    const wanted = await contract();
    expect(
      (await dispo.patch(wanted.iri, { driver: locked.iri, assignmentOverride: 'trotzdem' })).body.violations,
    ).toEqual([{ propertyPath: 'driver', message: expect.stringContaining('besteht eine Dispositionssperre.') }]);
    await system.database.pool.query('update contracts set abgeschlossen = true where id = $1', [wanted.id]);
    expect(
      (await dispo.patch(wanted.iri, { driver: (await driver()).iri, assignmentOverride: 'trotzdem' })).body.violations,
    ).toEqual([
      { propertyPath: 'driver', message: 'Der Fahrer einer abgeschlossenen Fahrt kann nicht gewechselt werden.' },
    ]);
  });
});
