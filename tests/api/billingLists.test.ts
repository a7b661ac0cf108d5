import { describe, expect, test } from 'vitest';
import { creditObstacles, invoiceObstacles } from '../../src/domain/billing/obstacles.ts';
import { columnSums, overall, totalIn } from '../../src/domain/billing/sums.ts';
import type { Role } from '../../src/domain/access/roles.ts';
import { randomFrom } from '../../server/demo/random.ts';
import type { Json } from '../harness/client.ts';
import { everyJobCategory } from '../harness/everyJobCategory.ts';
import { everyRole } from '../harness/everyRole.ts';
import { obstaclesOf } from '../harness/obstaclesOf.ts';
import { shows } from '../specification/shows.ts';

const { system, as } = await everyRole();
const { given } = system;
const accountant = as('buchhaltung');

const client = await given.customer({ kuerzel: 'RHBLEA', wartestundenpreis: '20.00' });
const other = await given.customer({ kuerzel: 'NORDLI' });
const billed = (type: string, cancelled = false) => ({ type, number: '2026-000417', id: 9, cancelled });
await everyJobCategory(given);
const sub = await given.driver({
  gruppe: '/api/job_categories/5',
  steuernummer: '214/5678/1234',
  creditAgreements: [{ agreedOn: '2026-01-01' }],
});
const main = await given.driver({ gruppe: '/api/job_categories/6' });
const people: readonly (string | null)[] = [
  null,
  sub.iri,
  main.iri,
  (await given.driver({ gruppe: '/api/job_categories/1' })).iri,
  (await given.driver({ gruppe: '/api/job_categories/8', steuernummer: '29/815/08151', fahrervon: main.iri })).iri,
];

const numbersOf = async (query: string, who: Role = 'buchhaltung') =>
  (await as(who).get(`/api/contracts?itemsPerPage=1000&properties[]=auftragsnummer&${query}`)).body['hydra:member'].map(
    (it: Json) => it['@id'],
  ) as string[];

/** One more contract, which stands on a draft. */
async function draftedOne(made: string[]): Promise<string> {
  const { iri } = await given.contract({ auftragswert: '120.00', auftragswertIsSet: true });
  made.push(iri);
  return iri;
}

describe('what stands between a contract and its document', () => {
  test('is the same in the row as in the filter, for any contract', async () => {
    const random = randomFrom('billing');
    const money = () => (random.chance(0.7) ? '100.00' : random.chance(0.5) ? '0.00' : null);
    const made: string[] = [];
    for (let i = 0; i < 60; i += 1) {
      const [auftragswert, gutschriftpreis] = [money(), money()];
      const { iri, protocol } = await given.contract({
        contractClientAddress: random.chance(0.5) ? client.iri : other.iri,
        auftragswert,
        gutschriftpreis,
        auftragswertIsSet: true,
        gutschriftpreisIsSet: true,
        testContract: random.chance(0.1),
        isStorniert: random.chance(0.2),
        leerfahrt: random.chance(0.1),
        sperrenfuerrechnung: random.chance(0.2) ? '1' : '0',
        sperrenfuergutschrift: random.chance(0.2) ? '1' : '0',
        driver: people[random.int(0, people.length - 1)] ?? null,
        invoiceNumbers: random.chance(0.3)
          ? [billed(random.chance(0.5) ? 'Rechnung' : 'Gutschrift', random.chance(0.4))]
          : [],
      });
      made.push(iri);
      if (random.chance(0.3))
        await system.database.pool.query(
          'update contracts set "differenceBetweenGoogleAndActualKm" = $1 where id = $2',
          [random.int(-130, 130), Number(iri.split('/').at(-1))],
        );
      if (!random.chance(0.2)) continue;
      await given.record('protocol_expenses', { protocol, type: 'taxi', amount: '23.40', paymentType: 'expense' });
      if (random.chance(0.5))
        await system.database.pool.query(
          `update protocol_expenses set "documentPicture" = '{"file": "/api/files/1"}' where protocol = $1`,
          [Number(protocol?.split('/').at(-1))],
        );
    }
    const draft = await accountant.post('/api/invoices', { type: 'Rechnung', contracts: [await draftedOne(made)] });
    expect(draft.status).toBe(201);
    await accountant.patch(draft.body['@id'], { skipTax: true, recipientCountry: 'DE' });
    const rows = (
      await accountant.get('/api/contracts?itemsPerPage=500&properties[]=invoiceObstacles&properties[]=creditObstacles')
    ).body['hydra:member'].filter((it: Json) => made.includes(it['@id'])) as Json[];
    expect(rows).toHaveLength(61);
    for (const key of ['receipt', 'kilometres', 'skipTax'])
      expect(
        rows.some((it) => it.invoiceObstacles.some((one: Json) => one.key === key)),
        key,
      ).toBe(true);
    for (const [filter, field, list] of [
      ['invoiceObstacle', 'invoiceObstacles', invoiceObstacles],
      ['creditObstacle', 'creditObstacles', creditObstacles],
    ] as const) {
      const said = (holds: (obstacles: Json[]) => boolean) =>
        rows.flatMap((it) => (holds(it[field]) ? [it['@id']] : [])).toSorted();
      const found = async (key: string) =>
        (await numbersOf(`${filter}=${key}`)).filter((it) => made.includes(it)).toSorted();
      for (const { key } of list)
        expect([key, await found(key)]).toEqual([key, said((all) => all.some((it) => it.key === key))]);
      expect(await found('unbillable')).toEqual(said((all) => all.some((it) => it.tone === 'red')));
      expect(await found('billable')).toEqual(said((all) => all.every((it) => it.tone !== 'red')));
    }
  });

  test('says who blocked it and when, on which document it stands, and where it is cured', async () => {
    shows('D2 §4 contract block flags');
    const { iri } = await given.contract({ googleKm: 1120, auftragswert: null, driver: people[3] ?? null });
    await accountant.patch(iri, { sperrenfuerrechnung: '1' });
    const { protocol } = (await accountant.get(iri)).body;
    const { invoiceObstacles: all, creditObstacles: credit } = await obstaclesOf(accountant, iri);
    expect(all.map((it: Json) => it.word)).toEqual(['gesperrt', 'kein Auftragswert', 'Rückfrage U0']);
    expect(all[0].sentence).toMatch(/^Für die Abrechnung gesperrt von .+ am \d\d\.\d\d\.\d{4}\.$/);
    expect(all[0].target).toBe(iri);
    expect(all[1].sentence).toMatch(/^Keine Preisstufe für 1\.120 km\./);
    expect(all[2].target).toBe(typeof protocol === 'string' ? protocol : protocol['@id']);
    expect(credit.find((it: Json) => it.key === 'group')).toMatchObject({
      word: 'Gruppe Minijob',
      sentence: 'Fahrer der Gruppe Minijob werden über den Lohn bezahlt.',
      target: people[3],
    });
    // They cost more than the contract itself, so they come for those alone who name them, or change what they follow.
    expect('invoiceObstacles' in (await accountant.get(iri)).body).toBe(false);
    const minimal = { headers: { prefer: 'return=minimal' } };
    expect('invoiceObstacles' in (await accountant.patch(iri, { infoBackend: 'Tor 3' }, minimal)).body).toBe(false);
    const freed = await accountant.patch(iri, { sperrenfuerrechnung: '0' }, minimal);
    expect(freed.body.invoiceObstacles[0].word).toBe('kein Auftragswert');
    expect((await obstaclesOf(accountant, iri)).invoiceObstacles[0].word).toBe('kein Auftragswert');
  });

  test('is for accounting alone', async () => {
    shows('D0 Roles driver group', 'D2 §6 menu groups');
    const { iri } = await given.contract({});
    for (const role of ['dispo', 'office', 'office_l2'] as const) {
      const shown = await obstaclesOf(as(role), iri);
      expect(['invoiceObstacles' in shown, 'creditObstacles' in shown]).toEqual([false, false]);
      expect((await as(role).get('/api/contracts?invoiceObstacle=unbillable')).status).toBe(400);
      expect((await as(role).get('/api/contracts?billed=true')).status).toBe(400);
      expect((await as(role).get('/api/contracts/cost_totals')).status).toBe(403);
    }
    expect((await as('admin').get('/api/contracts/cost_totals')).status).toBe(200);
  });
});

describe('the lists of accounting', () => {
  test('are narrowed by everything the specification names, with up to 1,000 rows', async () => {
    shows('D2 §2 billing_contracts filters', 'D2 §9 page and picker');
    const address = await given.record('addresses', { firma: 'Leistung GmbH' });
    const bill = await given.record('billing_addresses', { firma: 'Rechnung GmbH' });
    const base = { contractClientAddress: client.iri, datum: '2026-10-05', bringdatum: '2026-10-06' } as const;
    const plain = await given.contract({ ...base, contractType: 'PICKUP' });
    const station = await given.contract({ ...base, vwstationsfahrt: true, leistungsadresse: address.iri });
    const electric = await given.contract({ ...base, verzoegerteAbgabe: true, billingClientAddress: bill.iri });
    const done = await given.contract({ ...base, invoiceNumbers: [billed('Rechnung')], sperrenfuergutschrift: '1' });
    const freed = await given.contract({ ...base, invoiceNumbers: [billed('Rechnung', true)], driver: sub.iri });
    const paid = await given.contract({
      ...base,
      contractClientAddress: other.iri,
      invoiceNumbers: [billed('Gutschrift')],
      sperrenfuerrechnung: '1',
    });
    const names = new Map(
      Object.entries({ plain, station, electric, done, freed, paid }).map(([name, it]) => [it.iri, name]),
    );
    const found = async (query: string) =>
      (await numbersOf(`bringdatum[after]=2026-10-06&bringdatum[before]=2026-10-06&${query}`))
        .map((it) => names.get(it))
        .toSorted();
    expect(await found('billed=true')).toEqual(['done']);
    expect(await found('billed=false')).toEqual(['electric', 'freed', 'paid', 'plain', 'station']);
    expect(await found('credited=true')).toEqual(['paid']);
    expect(await found(`contractClientAddress=${other.iri}`)).toEqual(['paid']);
    expect(await found(`excludedCustomers=${client.iri}`)).toEqual(['paid']);
    expect(await found(`leistungsadresse=${address.iri}`)).toEqual(['station']);
    expect(await found(`billingClientAddress=${bill.iri}`)).toEqual(['electric']);
    expect(await found('sperrenfuerrechnung=1')).toEqual(['paid']);
    expect(await found('sperrenfuergutschrift=1')).toEqual(['done']);
    expect(await found('rideKind[]=normal')).toEqual(['done', 'freed', 'paid', 'plain']);
    expect(await found('rideKind[]=stationsfahrt')).toEqual(['station']);
    expect(await found('rideKind[]=eVehicle')).toEqual(['electric']);
    expect(await found('contractType=PICKUP')).toEqual(['plain']);
    expect(await found('logistics[]=5&logistics[]=6&logistics[]=8')).toEqual(['freed']);
    expect(await found('paidGroup[]=5&paidGroup[]=6&paidGroup[]=8')).toEqual(['freed']);
  });

  test('find the rides of a driver by the group that he belonged to on their day', async () => {
    shows('R24', 'D2 §2 credit_contracts');
    const moved = await given.driver({ gruppe: '/api/job_categories/5', steuernummer: '29/815/08151' });
    const his = await given.driver({ gruppe: '/api/job_categories/1', fahrervon: moved.iri });
    const rides = await Promise.all(
      ['2026-10-06', '2199-10-06'].flatMap((bringdatum) =>
        [moved, his].map(({ iri }) =>
          given.contract({ contractClientAddress: other.iri, datum: '2026-10-05', bringdatum, driver: iri }),
        ),
      ),
    );
    const found = async (group: number) => {
      const listed = await numbersOf(`contractClientAddress=${other.iri}&paidGroup=${String(group)}`);
      return rides.map(({ iri }) => listed.includes(iri));
    };
    expect(await found(5)).toEqual([true, true, true, true]);
    await as('admin').patch(moved.iri, { gruppe: '/api/job_categories/7' });
    expect([await found(5), await found(7)]).toEqual([
      [true, true, false, false],
      [false, false, true, true],
    ]);
  });

  test('sum every column over all hits, to the cent', async () => {
    shows('R21', 'R22');
    const day = '2026-10-12';
    const base = { contractClientAddress: client.iri, datum: day, auftragswertIsSet: true, bringdatum: day } as const;
    const first = await given.contract({ ...base, auftragswert: '299.00', gutschriftpreis: '180.10' });
    await given.contract({ ...base, auftragswert: '183.10' });
    await given.contract({ ...base, auftragswert: null });
    const { protocol } = (await accountant.get(first.iri)).body;
    const { status } = await as('admin').patch(typeof protocol === 'string' ? protocol : protocol['@id'], {
      waitings: [{ minutes: 20, approvedBy: 'dispo' }, { minutes: 18, approvedBy: 'dispo' }, { minutes: 90 }],
      expenses: [
        { type: 'train', amount: '48.90', paymentType: 'expense' },
        { type: 'refueling', amount: '62.37', paymentType: 'uta' },
      ],
    });
    expect(status).toBe(200);
    const query = `bringdatum[after]=${day}&bringdatum[before]=${day}`;
    const totals = (await accountant.get(`/api/contracts/cost_totals?${query}`)).body;
    expect(totals).toMatchObject({
      contracts: 3,
      sums: { auftragswert: '482.10', gutschriftpreis: '180.10', waitingTime: '15.00', fuel: '62.37', train: '48.90' },
    });
    expect(totals.sums.taxi).toBeNull();
    const rows = (await accountant.get(`/api/contracts?${query}`)).body['hydra:member'];
    expect(columnSums(rows)).toEqual(totals.sums);
    expect(overall(totals.sums, 'auftragswert')).toBe('608.37');
    expect(
      totalIn(
        rows.find((it: Json) => it['@id'] === first.iri),
        'auftragswert',
      ),
    ).toBe('425.27');
    const cheap = await given.customer({ wartestundenpreis: '40.00' });
    await accountant.patch(first.iri, { contractClientAddress: cheap.iri });
    expect((await accountant.get(first.iri)).body.costTotals.waitingTime).toBe('30.00');
  });

  test('are counted in the menu as far as nobody can bill them', async () => {
    const before = (await accountant.get('/api/counters')).body;
    const { iri } = await given.contract({ datum: '2026-11-20', bringdatum: '2026-11-20', auftragswert: null });
    const after = (await accountant.get('/api/counters')).body;
    expect(after.billing_contracts - before.billing_contracts).toBe(1);
    await accountant.patch(iri, { auftragswert: '120.00' });
    expect((await accountant.get('/api/counters')).body.billing_contracts).toBe(before.billing_contracts);
    expect((await as('dispo').get('/api/counters')).body.billing_contracts).toBeUndefined();
  });
});
