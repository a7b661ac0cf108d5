import { expect, test } from 'vitest';
import { readableFields } from '../../src/domain/access/visible.ts';
import { staffRoles, type Role } from '../../src/domain/access/roles.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { resources } from '../../src/domain/resources.ts';
import { contractFields } from '../../src/panels/contract/shared/contractFields.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { presentMany } from '../../server/read/present.ts';
import { presentTexts, textPlanOf } from '../../server/read/presentTexts.ts';
import { readMany } from '../../server/storage/readRecords.ts';
import { readTexts } from '../../server/storage/recordTexts.ts';
import { statementsOf } from '../bench/recording.ts';
import { leitstand } from '../harness/leitstand.ts';

const now = new Date('2026-11-24T10:00:00Z');
const { database, as } = await leitstand({ now: now.toISOString() });
await seedDemo({ database, count: 300, today: '2026-11-24', now });
const signing = { secret: 'a secret that only this test knows', now };
const [dispo, accountant, order] = [await as('dispo'), await as('buchhaltung'), '/api/contracts/17'];

async function idsOf({ path }: Resource): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(`select id from "${path}" order by id desc limit 120`);
  return rows.map((it) => it.id);
}

/** Whether PostgreSQL makes the texts of this resource for these roles; where it does, they say the same. */
async function saysTheSame(resource: Resource, roles: readonly Role[]): Promise<boolean> {
  const fields = readableFields(resource, roles);
  const texts = fields.length > 0 ? textPlanOf(resource, fields, roles) : undefined;
  if (!texts) return false;
  const ids = await idsOf(resource);
  const made = new Map((await presentTexts(database.pool, resource, { ...texts, ids })).map((it) => [it.id, it]));
  const records = await readMany(database.pool, resource, ids);
  for (const item of await presentMany(database.pool, resource, { records, fields, roles, signing })) {
    expect(JSON.parse(made.get(item.id)?.text ?? 'null')).toEqual(item);
    expect(made.get(item.id)?.version).toBe(item.version);
  }
  return true;
}

test('what PostgreSQL makes of a record says to every role exactly what the program makes of it', async () => {
  const made = new Set<string>();
  for (const resource of resources)
    for (const role of staffRoles) if (await saysTheSame(resource, [role])) made.add(resource.path);
  expect([...made]).toEqual(expect.arrayContaining(['contracts', 'customers', 'addresses', 'prices']));
}, 60_000);

test('a page of contracts takes three statements, one contract a single one, whatever they refer to', async () => {
  const list = new URLSearchParams({ itemsPerPage: '50', 'datum[after]': '2026-11-20', 'order[datum]': 'asc' });
  for (const field of contractFields) list.append('properties[]', field);
  const sent = async (url: string, client = dispo) => {
    await client.get(url);
    // The server also looks after its changes by itself, so the least of some counts is what the request sends.
    const counts: number[] = [];
    for (let run = 0; run < 3; run += 1) counts.push((await statementsOf(() => client.get(url))).length);
    return Math.min(...counts);
  };
  expect(await sent(`/api/contracts?${list.toString()}`)).toBeLessThanOrEqual(3);
  expect(await sent(order)).toBe(1);
  expect(await sent(order, accountant)).toBe(1);
  // What stands between contracts and their documents is gathered beside it, in one statement.
  const named = 'properties[]=auftragsnummer&properties[]=driver&properties[]=invoiceObstacles';
  expect(await sent(`/api/contracts?itemsPerPage=50&${named}`, accountant)).toBeLessThanOrEqual(4);
  expect(await sent('/api/contracts/search?customSearchFilter=25')).toBeLessThanOrEqual(3);
});

test('the plan of what is read by ids is kept, however few they are; searches are planned for their own words', async () => {
  const contracts = resources.find((it) => it.path === 'contracts');
  if (!contracts) throw new Error('no contracts');
  const plan = textPlanOf(contracts, contractFields, ['dispo'])?.plan;
  if (!plan) throw new Error('no plan');
  const client = await database.pool.connect();
  try {
    for (const id of await idsOf(contracts)) await readTexts(client, plan, { ids: [id] });
    const { rows } = await client.query<{ kept: number; anew: number }>(
      'select generic_plans::int as kept, custom_plans::int as anew from pg_prepared_statements where statement = $1',
      [plan.ofIds],
    );
    expect(rows).toEqual([{ kept: 115, anew: 5 }]);
  } finally {
    client.release();
  }
  const searches = await statementsOf(() => dispo.get('/api/contracts?customSearchFilter=26'));
  expect(searches.filter((it) => it.text.includes('search_text')).map((it) => it.isPrepared)).not.toContain(true);
});
