import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { iriIn, contractDesk } from '../harness/contractDesk.ts';
import { shows } from '../specification/shows.ts';

const { given, dispo, read, change, refused, history, mails } = await contractDesk();

describe('changing the driver', () => {
  test('puts the contract on his device, when he has the app and an active account', async () => {
    shows('D1 §7 update contracts driver', 'R11');
    const account = async (active: boolean) => (await given.user({ roles: [], active })).iri;
    const [active, inactive] = [await account(true), await account(false)];
    const drivers = [
      [{ appAccess: true, user: active }, active],
      [{ appAccess: true, user: inactive }, null],
      [{ appAccess: false, user: active }, null],
      [{ appAccess: true }, null],
    ] as const;
    const { iri } = await given.contract();
    for (const [values, user] of drivers) {
      const contract = await change(iri, { driver: (await given.driver(values)).iri });
      expect([values, iriIn(contract.benutzer), contract.neumerker, contract.isFahrerMailGesendet]).toEqual([
        values,
        user,
        '0',
        false,
      ]);
    }
    expect(iriIn((await change(iri, { driver: null })).benutzer)).toBeNull();
  });

  test('a contract taken off the device is fetched into the app again, and the device hears of it', async () => {
    shows('D1 §7 PATCH /api/contracts/{id}/update_user');
    const user = (await given.user({ roles: [] })).iri;
    const { iri } = await given.contract({ driver: (await given.driver({ appAccess: true, user })).iri });
    expect(iriIn((await change(iri, { benutzer: null })).benutzer)).toBeNull();
    expect((await dispo.patch(`${iri}/update_user`, {})).status).toBe(200);
    const contract = await read(iri);
    expect(iriIn(contract.benutzer)).toBe(user);
    const told = (await dispo.get(`/api/notifications?data=${iri.split('/').at(-1) ?? ''}`)).body['hydra:member'];
    expect(told.map((it: Json) => [it.title, it.body])).toContainEqual([
      'Auftrag aktualisiert',
      `${String(contract.auftragsnummer)} wurde aktualisiert.`,
    ]);
  });

  test('a Logistiker hands a contract to his drivers and to nobody else, and it stays with them', async () => {
    shows('R11 Logistiker');
    const account = async (active = true) => (await given.user({ roles: [], active })).iri;
    const [own, sub, closed, stranger] = [await account(), await account(), await account(false), await account()];
    const logistician = await given.driver({ enableLogisticFunctions: true, appAccess: true, user: own });
    const business = await given.driver({ enableLogisticFunctions: false });
    await given.driver({ appAccess: true, user: sub, fahrervon: logistician.iri });
    await given.driver({ appAccess: true, user: closed, fahrervon: logistician.iri });
    await given.driver({ appAccess: true, user: stranger, fahrervon: business.iri });
    const { iri } = await given.contract({ driver: logistician.iri });
    expect(iriIn((await change(iri, { benutzer: sub })).benutzer)).toBe(sub);
    expect((await dispo.patch(`${iri}/update_user`, {})).status).toBe(200);
    expect(iriIn((await read(iri)).benutzer)).toBe(sub);
    const told = (await dispo.get(`/api/notifications?data=${iri.split('/').at(-1) ?? ''}`)).body['hydra:member'];
    const toSub = told.filter((it: Json) => iriIn(it.user) === sub).map((it: Json) => it.title);
    expect(toSub.sort()).toEqual(['Auftrag aktualisiert', 'Neuer Auftrag']);
    const others = await given.contract({ driver: business.iri });
    for (const [contract, benutzer] of [
      [iri, closed],
      [iri, stranger],
      [others.iri, stranger],
      [others.iri, sub],
    ] as const)
      expect(await refused(contract, { benutzer })).toEqual([
        422,
        [
          {
            propertyPath: 'benutzer',
            message:
              'App-Benutzer kann nur der Fahrer selbst sein, bei einem Logistiker auch einer seiner Unterfahrer.',
          },
        ],
      ]);
    expect(iriIn((await change(iri, { benutzer: own })).benutzer)).toBe(own);
    await change(iri, { benutzer: sub });
    expect(iriIn((await change(iri, { driver: business.iri })).benutzer)).toBeNull();
  });

  test('tells the new driver and the one before by mail, when that is chosen', async () => {
    shows('D1 §4 driver change', 'D1 §7 update contracts driver mail');
    const [first, second] = [
      await given.driver({ email: 'erster@firma.example', fax: 'buero@firma.example' }),
      await given.driver({ email: 'zweiter@firma.example' }),
    ];
    const { iri } = await given.contract({ driver: first.iri, pickupTimeFrom: '08:00' });
    const contract = await change(iri, {
      driver: second.iri,
      driverChangedWithMail: true,
      driverChangedWithStornoMail: true,
    });
    expect(contract.isFahrerMailGesendet).toBe(true);
    expect(contract).not.toHaveProperty('driverChangedWithMail');
    expect((await mails(iri)).map((it: Json) => [it.template, it.recipients, it.status])).toEqual([
      ['M03', 'erster@firma.example; buero@firma.example', 'pending'],
      ['M02', 'zweiter@firma.example', 'pending'],
    ]);
    expect((await mails(iri))[1]?.subject).toBe(`Fahrt ${contract.auftragsnummer} am 24.11.2026: Köln – Ulm`);
    await change(iri, { driver: first.iri });
    expect(await mails(iri)).toHaveLength(2);
    await change(iri, { driverChangedWithMail: true, forceMailSend: true });
    expect((await mails(iri)).map((it: Json) => it.template)).toEqual(['M03', 'M02', 'M02']);
  });

  test('nothing of a mail remains when the change is refused', async () => {
    const { iri } = await given.contract({ driver: (await given.driver({ email: 'a@firma.example' })).iri });
    const locked = await given.driver({ vorname: 'Karl', nachname: 'Sperrig', dispositionssperre: true });
    expect(await refused(iri, { driver: locked.iri, driverChangedWithStornoMail: true })).toEqual([
      422,
      [{ propertyPath: 'driver', message: 'Für Karl Sperrig besteht eine Dispositionssperre.' }],
    ]);
    expect(await mails(iri)).toEqual([]);
  });

  test('a contract without driver calls the dispatchers, but not the one who did it', async () => {
    shows('R60 staff');
    const colleague = await given.user({ roles: ['dispo'] });
    const { iri, id, auftragsnummer } = await given.contract({ driver: (await given.driver()).iri });
    const contract = await change(iri, { driver: null });
    expect([contract.driver, contract.isFahrerMailGesendet]).toEqual([null, false]);
    const told = (await dispo.get(`/api/notifications?entityType=Contract&data=${id}`)).body['hydra:member'];
    const people = told.map((it: Json) => it.user['@id']);
    expect(people).toContain(colleague.iri);
    expect(people).not.toContain(`/api/users/${(await dispo.get('/api/users/me')).body.userId}`);
    for (const it of told)
      expect(it).toMatchObject({
        title: 'Fahrer fehlt',
        body: `Auftrag ${String(auftragsnummer)} am 24.11.2026 hat keinen Fahrer mehr.`,
        readAt: null,
      });
  });

  test('also for the rides that follow and are not begun, when that is chosen', async () => {
    shows('R8');
    const main = await given.contract();
    const follower = (values: object) => given.contract({ anschlussvon: main.iri, abcfahrt: '1', ...values });
    const [open, begun, cancelled] = [
      await follower({ abafahrt: '1', abcfahrt: '0' }),
      await follower({}),
      await follower({ isStorniert: true }),
    ];
    await change((await read(begun.iri)).protocol['@id'], { processState: 'STARTED' });
    const driver = (await given.driver()).iri;
    await change(main.iri, { driver });
    expect(iriIn((await read(open.iri)).driver)).toBeNull();
    const other = (await given.driver()).iri;
    await change(main.iri, { driver: other, setDriverForAdditionalRides: true });
    expect(await Promise.all([open, begun, cancelled].map(async (it) => iriIn((await read(it.iri)).driver)))).toEqual([
      other,
      null,
      null,
    ]);
    expect((await history(open.iri)).map((it: Json) => it.field)).toContain('driver');
  });

  test('also for the rides after those, all along the chain, past what is begun or flexible, even in a circle', async () => {
    const main = await given.contract();
    const after = (iri: string, values: object = {}) => given.contract({ anschlussvon: iri, abcfahrt: '1', ...values });
    const begun = await after(main.iri);
    const flexible = await after(begun.iri, { flexContract: true, bringdatum: '2026-11-27' });
    const [last, stranger] = [await after(flexible.iri), await given.contract()];
    await change((await read(begun.iri)).protocol['@id'], { processState: 'STARTED' });
    await change(main.iri, { anschlussvon: last.iri, abcfahrt: '1' });
    const driver = (await given.driver()).iri;
    await change(main.iri, { driver, setDriverForAdditionalRides: true });
    expect(
      await Promise.all([main, begun, flexible, last, stranger].map(async (it) => iriIn((await read(it.iri)).driver))),
    ).toEqual([driver, null, null, driver, null]);
    await change(main.iri, { driver: null, setDriverForAdditionalRides: true });
    expect(iriIn((await read(last.iri)).driver)).toBeNull();
  });

  test('whom staff has just entered can be chosen, unless told otherwise', async () => {
    const entered = await dispo.post('/api/drivers', { vorname: 'Bernd', nachname: 'Neumann' });
    expect([entered.status, entered.body.active]).toEqual([201, true]);
    const later = await dispo.post('/api/drivers', { vorname: 'Bernd', nachname: 'Neumann', active: false });
    expect(later.body.active).toBe(false);
  });

  test('a flex contract has none', async () => {
    shows('D1 §5 refusal flex driver');
    const { iri } = await given.contract({ flexContract: true });
    const [status, violations] = await refused(iri, { driver: (await given.driver()).iri });
    expect([status, (violations as Json)[0]?.propertyPath]).toEqual([422, 'flexContract']);
  });
});
