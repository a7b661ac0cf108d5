import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const { given, as } = await leitstand();
const dispo = await as('dispo');
const office = await as('office');
const refusals = ({ violations }: Json) => violations?.map((it: Json) => [it.propertyPath, it.message]);
const customerOf = async (values: object = {}) => (await given.customer(values)).iri;

describe('a customer', () => {
  test('gets the next number from the server, whoever makes two at once, and none is given again', async () => {
    shows('D2 §3 Customer with permissions', 'D2 §9 payment terms');
    const make = (kuerzel: string) =>
      dispo.post('/api/customers', { kuerzel, firma: `Firma ${kuerzel}`, kundennr: '7' });
    const both = await Promise.all([make('ZWOA'), make('ZWOB')]);
    expect(both.map((it) => it.status)).toEqual([201, 201]);
    const numbers = both.map((it) => Number(it.body.kundennr)).toSorted();
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    expect(numbers[0]).toBeGreaterThan(10_000);
    expect(both[0].body).toMatchObject({
      aktiv: '1',
      zahlzielRechnung: '10',
      zahlzielLastschrift: '10',
      wartestundenpreis: '20.00',
    });
    expect((await dispo.delete(both[1].body['@id'])).status).toBe(204);
    expect(Number((await make('ZWOC')).body.kundennr)).toBe((numbers[1] ?? 0) + 1);
    expect((await office.post('/api/customers', { kuerzel: 'OFFI' })).status).toBe(403);
  });

  test('keeps its permission flags', async () => {
    shows('D2 §6 customer flags');
    const iri = await customerOf();
    await dispo.patch(iri, { filialenerlaubt: true, nureigeneadressen: true });
    await dispo.patch(iri, { nureigeneadressen: false });
    expect((await dispo.get(iri)).body).toMatchObject({ filialenerlaubt: true, nureigeneadressen: false });
  });

  test('is not given a VAT id or tax number that cannot be right; what stood before may stay', async () => {
    const iri = await customerOf();
    const wrong = await dispo.patch(iri, { ustid: 'DE123456789' });
    expect(refusals(wrong.body)).toEqual([
      ['ustid', 'Die USt-IdNr. „DE123456789“ ist ungültig: Die Prüfziffer stimmt nicht.'],
    ]);
    expect(refusals((await dispo.patch(iri, { steuernummer: '12' })).body)).toEqual([
      ['steuernummer', 'Die Steuernummer „12“ ist ungültig.'],
    ]);
  });

  test('that is entered a second time is noticed by firm, VAT id and address, and not refused', async () => {
    const firma = 'Doppel & Söhne GmbH';
    const iri = await customerOf({
      firma,
      ustid: 'DE136695976',
      strasse: 'Am Wall',
      hausnr: '7a',
      plz: '50667',
      ort: 'Köln',
    });
    const ask = async (query: Record<string, string>, by = dispo) =>
      by.get(`/api/customers/similar?${new URLSearchParams(query).toString()}`);
    const fieldsOf = async (query: Record<string, string>) =>
      (await ask(query)).body.found.map((it: Json) => [it.field, it['@id'], it.name]);
    const found = `${firma}, Köln`;
    expect(await fieldsOf({ firma: 'doppel &  söhne gmbh' })).toEqual([['firma', iri, found]]);
    expect(await fieldsOf({ ustid: 'de 136 695 976' })).toEqual([['ustid', iri, found]]);
    expect(await fieldsOf({ strasse: 'am wall', hausnr: '7 A', plz: '50667' })).toEqual([['strasse', iri, found]]);
    expect(await fieldsOf({ firma, besides: iri })).toEqual([]);
    expect(await fieldsOf({ strasse: 'am wall' })).toEqual([]);
    expect((await ask({ firma }, office)).status).toBe(403);
  });
});

describe('addresses of a customer', () => {
  test('are added and removed by calls of their own, once each', async () => {
    shows('D2 §7 addAddress deleteAddress', 'D2 §7 addresses');
    const [one, other] = [await customerOf(), await customerOf()];
    const address = (await given.record('addresses', { firma: 'Halle 4', city: 'Köln', erlaubtekunden: [other] })).iri;
    const say = (act: string, by = dispo) => by.post(`${one}/${act}`, { address });
    expect((await say('addAddress', office)).status).toBe(403);
    const [added, again] = [await say('addAddress'), await say('addAddress')];
    expect(added.status).toBe(200);
    expect(refusals(again.body)).toEqual([['address', 'Diese Adresse ist dem Kunden schon zugeordnet.']]);
    const list = await dispo.get(`/api/addresses?customers=${one}&itemsPerPage=1000&order[firma]=asc`);
    expect(list.body['hydra:member'].map((it: Json) => it['@id'])).toEqual([address]);
    expect((await dispo.get(one)).body.addresses).toEqual([expect.objectContaining({ '@id': address })]);
    expect((await say('deleteAddress')).status).toBe(200);
    expect(refusals((await say('deleteAddress')).body)).toEqual([
      ['address', 'Diese Adresse ist dem Kunden nicht zugeordnet.'],
    ]);
    expect((await dispo.get(address)).body.erlaubtekunden.map((it: Json) => it['@id'] ?? it)).toEqual([other]);
    expect(refusals((await dispo.post(`${one}/addAddress`, {})).body)?.[0]?.[0]).toBe('address');
  });
});

describe('the users of a customer', () => {
  test('have exactly one owner, the first of them, who goes only after another took his place', async () => {
    shows('D2 §5 owner', 'D2 §3 Customer user', 'D2 §5 user');
    const customer = await customerOf();
    const user = async (username: string) =>
      (await dispo.post('/api/users', { username, customer, plainPassword: 'ein kurzer Satz hier' })).body;
    const [first, second] = [await user('erster.inhaber'), await user('zweiter.inhaber')];
    expect([first.isOwner, second.isOwner]).toEqual([true, false]);
    expect((await dispo.delete(first['@id'])).body['hydra:description']).toContain(
      'Der Inhaber des Kundenkontos kann nicht gelöscht werden.',
    );
    const needed = 'Das Kundenkonto braucht einen Inhaber. Bitte zuerst einen anderen Nutzer zum Inhaber machen.';
    expect(refusals((await dispo.patch(first['@id'], { isOwner: false })).body)).toEqual([['isOwner', needed]]);
    expect(refusals((await dispo.patch(first['@id'], { customer: await customerOf() })).body)).toEqual([
      ['customer', needed],
    ]);
    expect((await dispo.patch(second['@id'], { isOwner: true })).status).toBe(200);
    expect((await dispo.get(first['@id'])).body.isOwner).toBe(false);
    expect((await dispo.delete(first['@id'])).status).toBe(204);
    const alone = await dispo.post('/api/users', { username: 'ohne.kunde', isOwner: true });
    expect(refusals(alone.body)?.[0]?.[0]).toBe('isOwner');
    expect(refusals((await dispo.post('/api/users', { customer })).body)?.[0]?.[0]).toBe('username');
  });
});

describe('a mail rule', () => {
  test('belongs to a customer or an address, and holds only what means something', async () => {
    shows('D2 §5 mail rule', 'D2 §7 mail rules', 'D2 §9 mail rule');
    const customer = await customerOf();
    const address = (await given.record('addresses', { firma: 'Tor 3', city: 'Ulm' })).iri;
    const make = async (values: object) =>
      (await dispo.post('/api/address_mails', { ruleType: 'U2', mailAddress: 'tor@example.de', ...values })).body;
    expect(await make({ customer, ruleCondition: 'start' })).toMatchObject({
      ruleCondition: null,
      pdfType: 'withoutImages',
      type: 'mail',
    });
    const rule = await make({ customer, address, ruleCondition: 'end', pdfType: 'withImages' });
    expect(rule).toMatchObject({ ruleCondition: 'end', pdfType: 'withImages' });
    expect((await dispo.patch(rule['@id'], { ruleType: 'disposition' })).body.pdfType).toBe(null);
    expect((await dispo.patch(rule['@id'], { ruleType: 'U3', address: null })).body).toMatchObject({
      ruleCondition: null,
      pdfType: 'withoutImages',
    });
    expect(refusals(await make({}))).toEqual([
      ['customer', 'Eine Mail-Regel gehört zu einem Kunden oder zu einer Adresse.'],
    ]);
  });
});

describe('an address', () => {
  test('gets the usual warnings where none are written when they are switched on', async () => {
    shows('D2 §5 address warnings', 'D2 §3 Address');
    const address = (await given.record('addresses', { firma: 'Halle 9', warningTextDamages: 'Bitte klingeln.' })).iri;
    const { body } = await dispo.patch(address, { displayWarning: true });
    expect(body.warningTextDamages).toBe('Bitte klingeln.');
    expect(body.warningTextTakeoverReservation).toMatch(/^Achtung: Ist das Fahrzeug verschmutzt/);
    const emptied = await dispo.patch(address, { warningTextDamages: null });
    expect(emptied.body.warningTextDamages).toBe(null);
  });

  test('is found on the map only with street, number, postcode and town', async () => {
    shows('D2 §5 coordinates');
    const door = { strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };
    const { body } = await dispo.post('/api/direction', { location: door });
    expect(body).toEqual({ lat: expect.closeTo(50.9, 0), lng: expect.closeTo(6.9, 0) });
    expect((await dispo.post('/api/direction', { location: 'Hauptstraße 1, 50667 Köln' })).body).toEqual(body);
    expect(refusals((await dispo.post('/api/direction', { location: { ...door, hausnr: '' } })).body)).toEqual([
      ['location', 'Bitte Straße, Hausnummer, Postleitzahl und Ort angeben.'],
    ]);
    expect((await dispo.post('/api/direction', { location: { ...door, plz: '00000', ort: 'Nirgendwo' } })).status).toBe(
      422,
    );
  });

  test('that is entered a second time is noticed by firm and postcode, and by its door', async () => {
    const iri = (
      await given.record('addresses', {
        firma: 'Lager Nord',
        street: 'Kai',
        hausnr: '5',
        plz: '20457',
        city: 'Hamburg',
      })
    ).iri;
    const ask = async (query: string) =>
      (await dispo.get(`/api/addresses/similar?${query}`)).body.found.map((it: Json) => [it.field, it['@id']]);
    expect(await ask('firma=lager%20nord&plz=20457')).toEqual([['firma', iri]]);
    expect(await ask('firma=lager%20nord&plz=10115')).toEqual([]);
    expect(await ask('strasse=kai&hausnr=5&plz=20457')).toEqual([['strasse', iri]]);
  });
});
