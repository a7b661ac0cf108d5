import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { preflightDesk, times } from '../harness/preflightDesk.ts';

const { system, given, dispo, contract, driver, history, ask } = await preflightDesk();
const titles = (member: Json): string[] => member.findings.map((it: Json) => `${it.kind}: ${it.title}`);

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
