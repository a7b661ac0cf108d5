import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { day, preflightDesk, times } from '../harness/preflightDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, contract, driver, ask } = await preflightDesk();
const titles = (member: Json): string[] => member.findings.map((it: Json) => `${it.kind}: ${it.title}`);
const noCopy = 'info: Eine Kopie des Führerscheins fehlt';

describe('what is known before a driver is sent', () => {
  test('nothing speaks against a driver who is free and has his papers', async () => {
    const free = await driver();
    await given.record('driver_documents', {
      driver: free.iri,
      name: 'Führerschein',
      type: 'driversLicense',
      file: await given.file(),
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

  test('the month of a Minijob is told with its pay to whoever may know it, and over its limit it takes a reason', async () => {
    for (const kategorie of ['Minijob', 'Teilzeit']) await given.record('job_categories', { kategorie });
    const [small, half] = [
      await driver({ gruppe: '/api/job_categories/1', hourlyWage: '15.00' }),
      await driver({ gruppe: '/api/job_categories/2' }),
    ];
    for (const { iri } of [small, half])
      await contract({ driver: iri, datum: '2026-11-03', bringdatum: '2026-11-03', googleFahrzeit: 2_340 });
    await contract({ driver: small.iri, datum: '2026-12-03', bringdatum: '2026-12-03', googleFahrzeit: 600 });
    const wanted = await contract({ googleFahrzeit: 80 });
    const members = await ask([wanted], [small, half]);
    expect(members.map((it: Json) => it.fitness.month)).toEqual([
      '39:00 h · 585,00 € von 603,00 € im November 2026',
      '39:00 h im November 2026',
    ]);
    expect(members.map(titles).map((it: string[]) => it[0])).toEqual([
      'warn: Mit dieser Fahrt 605,00 €: über der Grenze von 603,00 €',
      noCopy,
    ]);
    const office = await system.as('office');
    const { body } = await office.post('/api/contracts/preflight', { contracts: [wanted.iri], drivers: [small.iri] });
    expect(JSON.stringify(body)).not.toContain('605,00');
    expect(body.members[0].findings[0].title).toBe('Mit dieser Fahrt über der Grenze von 603,00 €');
    const change = { driver: small.iri, assignmentOverride: '' };
    expect((await dispo.patch(wanted.iri, change)).body.violations[0].propertyPath).toBe('assignmentOverride');
    expect((await dispo.patch(wanted.iri, { ...change, assignmentOverride: 'Vertretung' })).status).toBe(200);
  });

  test('lock day, dispatch lock, expired licence and a red plate in use', async () => {
    await given.record('disposition_locks', { datum: '2026-12-01' });
    const [locked, free, expired] = [await driver({ dispositionssperre: true }), await driver(), await driver()];
    await given.record('driver_documents', {
      driver: expired.iri,
      name: 'Führerschein',
      type: 'driversLicense',
      file: await given.file(),
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
    const booklet = `info: ${number}: Fahrzeugscheinheft`;
    const gaps = `warn: ${number}: Angaben für das Buch der roten Kennzeichen fehlen`;
    expect(titles(first)).toEqual([
      'block: Dispositionssperre',
      `warn: ${number} liegt an einem Sperrtag`,
      `warn: ${number}: Kennzeichen gleichzeitig an zwei Fahrzeugen`,
      gaps,
      noCopy,
      booklet,
    ]);
    expect(first.fitness.kind).toBe('danger');
    expect(titles(second)).toEqual([
      `warn: ${number} liegt an einem Sperrtag`,
      `warn: ${number}: Kennzeichen gleichzeitig an zwei Fahrzeugen`,
      gaps,
      noCopy,
      booklet,
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
