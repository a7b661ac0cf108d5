import { describe, expect, test } from 'vitest';
import { creditObstacles, invoiceObstacles } from '../../src/domain/billing/obstacles.ts';
import { randomFrom } from '../../server/demo/random.ts';
import { accountingParties, billed } from '../harness/accountingParties.ts';
import type { Json } from '../harness/client.ts';
import { obstaclesOf } from '../harness/obstaclesOf.ts';
import { listedContracts } from '../harness/listedContracts.ts';
import { shows } from '../specification/shows.ts';

const { system, as, given, accountant, client, other, sub } = await accountingParties();
const main = await given.driver({ gruppe: '/api/job_categories/6' });
const people: readonly (string | null)[] = [
  null,
  sub.iri,
  main.iri,
  (await given.driver({ gruppe: '/api/job_categories/1' })).iri,
  (await given.driver({ gruppe: '/api/job_categories/8', steuernummer: '29/815/08151', fahrervon: main.iri })).iri,
];

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
      await given.record('protocol_expenses', {
        protocol,
        type: 'taxi',
        amount: '23.40',
        paymentType: 'expense',
        ...(random.chance(0.5) && { documentPicture: { file: await given.file() } }),
      });
      if (random.chance(0.5))
        await given.record('protocol_waitings', {
          protocol,
          minutes: 20,
          ...(random.chance(0.5) && { approvedBy: 'dispo' }),
        });
    }
    const draft = await accountant.post('/api/invoices', { type: 'Rechnung', contracts: [await draftedOne(made)] });
    expect(draft.status).toBe(201);
    await accountant.patch(draft.body['@id'], { skipTax: true, recipientCountry: 'DE' });
    const rows = (
      await accountant.get('/api/contracts?itemsPerPage=500&properties[]=invoiceObstacles&properties[]=creditObstacles')
    ).body['hydra:member'].filter((it: Json) => made.includes(it['@id'])) as Json[];
    expect(rows).toHaveLength(61);
    for (const key of ['receipt', 'waiting', 'kilometres', 'skipTax'])
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
        (await listedContracts(accountant, `${filter}=${key}`)).filter((it) => made.includes(it)).toSorted();
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
