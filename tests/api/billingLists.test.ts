import { describe, expect, test } from 'vitest';
import { columnSums, netOf } from '../../src/domain/billing/sums.ts';
import { accountingParties, billed } from '../harness/accountingParties.ts';
import type { Json } from '../harness/client.ts';
import { listedContracts } from '../harness/listedContracts.ts';
import { shows } from '../specification/shows.ts';

const { as, given, accountant, client, other, sub } = await accountingParties();

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
      (await listedContracts(accountant, `bringdatum[after]=2026-10-06&bringdatum[before]=2026-10-06&${query}`))
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
      const listed = await listedContracts(accountant, `contractClientAddress=${other.iri}&paidGroup=${String(group)}`);
      return rides.map(({ iri }) => listed.includes(iri));
    };
    expect(await found(5)).toEqual([true, true, true, true]);
    await as('admin').patch(moved.iri, { gruppe: '/api/job_categories/7' });
    expect([await found(5), await found(7)]).toEqual([
      [true, true, false, false],
      [false, false, true, true],
    ]);
  });

  test('keep whoever drives for another one beside him, in the order of their rides', async () => {
    shows('R24', 'D2 §2 credit_contracts');
    const main = await given.driver({});
    const between = await given.driver({});
    const his = await given.driver({ fahrervon: main.iri });
    const ride = async (bringdatum: string, driver: string | null) =>
      (await given.contract({ contractClientAddress: other.iri, datum: '2026-10-05', bringdatum, driver })).iri;
    const days = ['2026-10-21', '2026-10-22', '2026-10-23'] as const;
    const [first, second, third] = days;
    const nobodys = await ride(first, null);
    const late = await ride(third, main.iri);
    const others = await ride(first, between.iri);
    const middle = await ride(second, his.iri);
    const early = await ride(first, main.iri);
    const listed = (direction: string) =>
      listedContracts(
        accountant,
        `bringdatum[after]=${first}&bringdatum[before]=${third}&order[driver.fahrervon]=${direction}&order[bringdatum]=asc`,
      );
    expect(await listed('asc')).toEqual([early, middle, late, others, nobodys]);
    expect(await listed('desc')).toEqual([nobodys, others, early, middle, late]);
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
    const cheap = await given.customer({ wartestundenpreis: '40.00' });
    await accountant.patch(first.iri, { contractClientAddress: cheap.iri });
    expect((await accountant.get(first.iri)).body.costTotals.waitingTime).toBe('30.00');
  });

  test('say of rows and groups what their documents come to, to the cent', async () => {
    shows('R22', 'R23', 'R24');
    const day = '2026-10-13';
    const base = { datum: day, bringdatum: day, auftragswertIsSet: true, gutschriftpreisIsSet: true, leerfahrt: true };
    const ride = async (more: Json) =>
      given.contract({ ...base, contractClientAddress: client.iri, driver: sub.iri, ...more });
    const dear = await ride({ auftragswert: '299.00', gutschriftpreis: '180.10' });
    const plain = await ride({ auftragswert: '183.10', gutschriftpreis: '0.00' });
    await ride({
      auftragswert: '77.00',
      gutschriftpreis: '55.00',
      sperrenfuerrechnung: '1',
      sperrenfuergutschrift: '1',
    });
    const { protocol } = (await accountant.get(dear.iri)).body;
    const receipt = { documentPicture: { file: await given.file() } };
    const spent = await as('admin').patch(typeof protocol === 'string' ? protocol : protocol['@id'], {
      waitings: [
        { minutes: 20, approvedBy: 'dispo' },
        { minutes: 18, approvedBy: 'dispo' },
      ],
      expenses: [
        { type: 'train', amount: '48.90', paymentType: 'expense', ...receipt },
        { type: 'refueling', amount: '62.37', paymentType: 'uta', ...receipt },
        { type: 'toll', amount: '12.00', paymentType: 'uta', ...receipt },
        { type: 'otherReason', amount: '9.99', description: 'Parken', ...receipt },
      ],
    });
    expect(spent.status).toBe(200);
    const query = `bringdatum[after]=${day}&bringdatum[before]=${day}`;
    for (const [type, overview, net, all] of [
      ['Rechnung', 'invoice_overview', 'invoiceNet', '692.60'],
      ['Gutschrift', 'credit_overview', 'creditNet', '293.99'],
    ] as const) {
      const asked = { type, contracts: [dear.iri, plain.iri] };
      const [planned] = (await accountant.post('/api/contracts/document_plan', asked)).body.documents;
      const [group] = (await accountant.get(`/api/contracts/${overview}?${query}`)).body.groups;
      expect([group.total, group.allTotal]).toEqual([planned.net, all]);
      const listed = (await accountant.get(`/api/contracts?${query}&properties[]=${net}`)).body['hydra:member'];
      expect(netOf(listed, net)).toBe(all);
      const made = (await accountant.post('/api/invoices', asked)).body;
      expect(made.amountNet).toBe(planned.net);
    }
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
