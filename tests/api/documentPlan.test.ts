import { describe, expect, test } from 'vitest';
import { suggestedUntil } from '../../src/domain/billing/rhythm.ts';
import { addDays } from '../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import type { Json } from '../harness/client.ts';
import { everyJobCategory } from '../harness/everyJobCategory.ts';
import { everyRole } from '../harness/everyRole.ts';
import { obstaclesOf } from '../harness/obstaclesOf.ts';
import { shows } from '../specification/shows.ts';

const { system, as } = await everyRole();
const { given } = system;
const accountant = as('buchhaltung');
const today = todayIn(companyZone, system.clock.now);

await everyJobCategory(given);
const leasing = await given.customer({ firma: 'Rheinbogen Leasing GmbH' });
const north = await given.customer({ firma: 'Mietwagen Nordlicht GmbH' });
const bill = await given.record('billing_addresses', { firma: 'Nordlicht Rechnungseingang' });
const main = await given.driver({
  vorname: 'Marta',
  nachname: 'Lorenz',
  gruppe: '/api/job_categories/6',
  steuernummer: '214/5678/1234',
  creditAgreements: [{ agreedOn: '2026-01-01' }],
});
const sub = await given.driver({ gruppe: '/api/job_categories/8', fahrervon: main.iri });

const worth = { auftragswertIsSet: true, gutschriftpreisIsSet: true, leerfahrt: true };
const ride = (fields: Json) => given.contract({ contractClientAddress: leasing.iri, ...worth, ...fields });
const numberOf = async ({ iri }: { iri: string }) => String((await accountant.get(iri)).body.auftragsnummer);
const plan = (type: string, contracts: readonly string[]) =>
  accountant.post('/api/contracts/document_plan', { type, contracts });

describe('what documents would become of a selection', () => {
  test('one per customer and billing address, with name, number and net sum, and nothing is made', async () => {
    shows('R23');
    const first = await ride({ auftragswert: '385.00' });
    const second = await ride({ auftragswert: '199.00' });
    const other = await ride({ contractClientAddress: north.iri, auftragswert: '114.00' });
    const apart = await ride({
      contractClientAddress: north.iri,
      billingClientAddress: bill.iri,
      auftragswert: '145.00',
    });
    const { protocol } = (await accountant.get(first.iri)).body;
    await as('admin').patch(typeof protocol === 'string' ? protocol : protocol['@id'], {
      waitings: [{ minutes: 38, approvedBy: 'dispo' }],
      expenses: [{ type: 'refueling', amount: '62.37', paymentType: 'uta' }],
    });
    const before = (await accountant.get('/api/invoices')).body['hydra:totalItems'];
    const { status, body } = await plan('Rechnung', [first.iri, other.iri, second.iri, apart.iri]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      documents: [
        { recipient: 'Rheinbogen Leasing GmbH', contracts: [first.iri, second.iri], net: '651.41' },
        { recipient: 'Mietwagen Nordlicht GmbH', contracts: [other.iri], net: '114.00' },
        { recipient: 'Nordlicht Rechnungseingang', contracts: [apart.iri], net: '145.00' },
      ],
      refused: [],
      unbillable: [],
      notes: [],
      open: [],
    });
    expect((await accountant.get('/api/invoices')).body['hydra:totalItems']).toBe(before);
    const made = await accountant.post('/api/invoices', { type: 'Rechnung', contracts: body.documents[0].contracts });
    expect(made.body.amountNet).toBe('651.41');
    expect((await obstaclesOf(accountant, first.iri)).invoiceObstacles[0]).toMatchObject({
      key: 'drafted',
      target: made.body['@id'],
    });
  });

  test('says what tells recipients of one name apart', async () => {
    const named = { firma: 'Autohaus Brandes KG', strasse: 'Ring', hausnr: '1' };
    const both = [await given.customer({ ...named, ort: 'Köln' }), await given.customer({ ...named, ort: 'Ulm' })];
    const rides = await Promise.all(
      both.map(({ iri }) => ride({ contractClientAddress: iri, auftragswert: '10.00', driver: main.iri })),
    );
    const iris = rides.map((it) => it.iri);
    const numbers = await Promise.all(both.map(async ({ iri }) => (await accountant.get(iri)).body.kundennr));
    expect((await plan('Rechnung', iris)).body.documents.map((it: Json) => it.marks)).toEqual([
      [numbers[0], 'Köln', 'Ring 1'],
      [numbers[1], 'Ulm', 'Ring 1'],
    ]);
    const [credited] = (
      await plan(
        'Gutschrift',
        [await ride({ driver: main.iri, gutschriftpreis: '1.00' })].map((it) => it.iri),
      )
    ).body.documents;
    expect(credited.marks).toContain('Logistiker');
  });

  test('one per main driver, whoever drove for him', async () => {
    shows('R24');
    const own = await ride({ driver: main.iri, gutschriftpreis: '218.00' });
    const driven = await ride({ driver: sub.iri, gutschriftpreis: '116.00' });
    const { body } = await plan('Gutschrift', [own.iri, driven.iri]);
    expect(body.documents).toMatchObject([
      { recipient: 'Marta Lorenz', contracts: [own.iri, driven.iri], net: '334.00' },
    ]);
  });

  test('pays by the group of the day of the ride, and says when it is another one today', async () => {
    const mover = await given.driver({
      vorname: 'Jan',
      nachname: 'Wolff',
      kuerzel: 'JWO',
      gruppe: '/api/job_categories/8',
      steuernummer: '29/815/08151',
      creditAgreements: [{ agreedOn: '2026-01-01' }],
    });
    const before = addDays(today, -2);
    const small = await ride({ driver: mover.iri, gutschriftpreis: '100.00', datum: before, bringdatum: before });
    const moved = await as('admin').patch(mover.iri, { gruppe: '/api/job_categories/3' });
    expect(moved.body.gruppe['@id']).toBe('/api/job_categories/3');
    const later = await ride({ driver: mover.iri, gutschriftpreis: '50.00', datum: today, bringdatum: today });
    const asked = await plan('Gutschrift', [small.iri]);
    expect(asked.body.refused).toEqual([]);
    expect(asked.body.documents).toMatchObject([{ contracts: [small.iri], net: '100.00' }]);
    const { groups } = (await accountant.get(`/api/contracts/credit_overview?driver=${mover.iri}`)).body;
    expect(groups).toMatchObject([{ ready: 1, unbillable: 1 }]);
    expect((await obstaclesOf(accountant, later.iri)).creditObstacles[0].word).toBe('Gruppe Vollzeit');
    expect((await obstaclesOf(accountant, small.iri)).creditObstacles).toEqual([]);
    expect(asked.body.notes).toHaveLength(1);
    expect(asked.body.notes[0]).toMatch(
      /Wolff gehörte am \d\d\.\d\d\.\d{4} zur Gruppe Kleinunternehmer, heute zu Vollzeit\. Abgerechnet wird nach der Gruppe am Leistungstag\.$/,
    );
    const { body: made } = await accountant.post('/api/invoices', { type: 'Gutschrift', contracts: [small.iri] });
    expect([made.driverGroup, made.amountTax]).toEqual([8, '0.00']);
  });

  test('asks about a missing agreement where the company wants to be asked, and refuses otherwise', async () => {
    const free = await given.driver({
      vorname: 'Olaf',
      nachname: 'Ohne',
      kuerzel: 'OOH',
      gruppe: '/api/job_categories/5',
      steuernummer: '29/815/08151',
    });
    const one = await ride({ driver: free.iri, gutschriftpreis: '80.00' });
    const sentence = 'Für OOH · Olaf Ohne liegt keine Vereinbarung über Gutschriften vor.';
    const why = 'Ohne sie ist die Gutschrift keine Rechnung (§ 14 Abs. 2 UStG).';
    expect((await plan('Gutschrift', [one.iri])).body.refused).toEqual([
      `Nicht abrechenbar: ${await numberOf(one)}. ${sentence} ${why}`,
    ]);
    const company = await as('admin').post('/api/companies', {
      validFrom: '2026-01-01',
      name: 'Leitstand GmbH',
      asksWithoutAgreement: true,
    });
    const { body } = await plan('Gutschrift', [one.iri]);
    expect([body.refused, body.notes]).toEqual([[], [`${sentence} ${why}`]]);
    const list = (answer: string) =>
      accountant.get(`/api/contracts?creditObstacle=${answer}&driver=${String(free.iri.split('/').at(-1))}`);
    const found = await Promise.all(['agreementAsked', 'asked', 'agreement', 'unbillable'].map(list));
    expect(found.map((it) => it.body['hydra:totalItems'])).toEqual([1, 1, 0, 0]);
    await as('admin').delete(company.body['@id']);
  });

  test('names what keeps contracts off, and whose protocol is open', async () => {
    const blocked = await ride({ auftragswert: '10.00', sperrenfuerrechnung: '1' });
    const valueless = await ride({ auftragswert: null });
    const open = await ride({ auftragswert: '10.00', leerfahrt: false });
    const refused = (await plan('Rechnung', [blocked.iri, valueless.iri, open.iri])).body;
    expect(refused.documents).toEqual([]);
    expect(refused.refused[0]).toBe(`Nicht abrechenbar: ${await numberOf(blocked)}. Für die Abrechnung gesperrt.`);
    expect(refused.refused[1]).toMatch(new RegExp(`^Nicht abrechenbar: ${await numberOf(valueless)}\\. `));
    expect(refused.unbillable).toEqual([blocked.iri, valueless.iri]);
    const asked = (await plan('Rechnung', [open.iri])).body;
    expect(asked.open).toEqual([{ contract: open.iri, auftragsnummer: await numberOf(open) }]);
    expect(asked.documents).toHaveLength(1);
  });

  test('of two accountants who bill the same ride at once one is told of the draft of the other', async () => {
    const one = await ride({ auftragswert: '50.00' });
    const { iri } = one;
    const number = await numberOf(one);
    const bills = () => accountant.post('/api/invoices', { type: 'Rechnung', contracts: [iri] });
    const answers = await Promise.all([bills(), bills()]);
    expect(answers.map((it) => it.status).toSorted()).toEqual([201, 422]);
    expect(answers.find((it) => it.status === 422)?.body.violations[0].message).toMatch(
      new RegExp(`^Nicht abrechenbar: ${number}\\. Steht im Entwurf von .+ vom \\d\\d\\.\\d\\d\\.\\d{4}\\.$`),
    );
    expect((await plan('Rechnung', [iri])).body.refused).toHaveLength(1);
  });

  test('is for accounting alone, and takes neither nothing nor another type', async () => {
    const { iri } = await ride({ auftragswert: '50.00' });
    for (const role of ['dispo', 'office', 'personal'] as const)
      expect((await as(role).post('/api/contracts/document_plan', { type: 'Rechnung', contracts: [iri] })).status).toBe(
        403,
      );
    expect((await plan('Angebot', [iri])).status).toBe(422);
    expect((await plan('Rechnung', [])).body.violations[0].propertyPath).toBe('contracts');
  });
});

describe('the suggestion for a customer', () => {
  test('takes in all that can be billed of the period that is over, in his rhythm', async () => {
    const weekly = await given.customer({ billingRhythm: 'weekly', kuerzel: 'WOCHE' });
    expect((await accountant.get(weekly.iri)).body.billingRhythm).toBe('weekly');
    const until = suggestedUntil('weekly', today);
    const at = (day: string, more: Json) =>
      ride({ contractClientAddress: weekly.iri, datum: day, bringdatum: day, ...more });
    await at(until, { auftragswert: '100.00' });
    await at(addDays(until, -3), { auftragswert: '50.10' });
    await at(addDays(until, 1), { auftragswert: '70.00' });
    await at(until, { auftragswert: '10.00', sperrenfuerrechnung: '1' });
    await at(until, { auftragswert: '20.00', leerfahrt: false });
    const asked = `contractClientAddress=${weekly.iri}`;
    const { groups } = (await accountant.get(`/api/contracts/invoice_overview?${asked}`)).body;
    expect(groups).toEqual([
      {
        of: weekly.iri,
        members: [weekly.iri],
        rhythm: 'weekly',
        until,
        contracts: 5,
        ready: 3,
        asked: 1,
        unbillable: 1,
        allTotal: '250.10',
        total: '220.10',
        suggested: 2,
        suggestedTotal: '150.10',
      },
    ]);
    for (const [key, count] of [
      ['ready', 3],
      ['asked', 1],
      ['unbillable', 1],
    ] as const)
      expect((await accountant.get(`/api/contracts?${asked}&invoiceObstacle=${key}`)).body['hydra:totalItems']).toBe(
        count,
      );
    expect((await as('dispo').get('/api/contracts/invoice_overview')).status).toBe(403);
  });

  test('for a driver takes in the rides of those who drive for him', async () => {
    const { iri } = await ride({
      driver: sub.iri,
      gutschriftpreis: '116.00',
      datum: '2026-01-05',
      bringdatum: '2026-01-05',
    });
    const { groups } = (
      await accountant.get(`/api/contracts/credit_overview?driver=${sub.iri}&bringdatum[before]=2026-01-05`)
    ).body;
    expect(groups).toMatchObject([{ of: main.iri, members: [sub.iri], ready: 1, total: '116.00', suggested: 1 }]);
    expect(iri).toMatch(/contracts/);
  });
});
