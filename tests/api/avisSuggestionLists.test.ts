import { expect, test } from 'vitest';
import { workOutAllSuggestions, workOutSuggestions } from '../../server/actions/avis/workOutSuggestions.ts';
import { avisDesk } from '../harness/avisDesk.ts';
import { shows } from '../specification/shows.ts';

const { arranged, system } = await avisDesk();
const { database } = system;
const { pool } = database;
const fulda = { strasse: 'Ringweg', hausnr: '4', plz: '36037', ort: 'Fulda' };
/** More than are kept for one avis, so that lists are cut. */
const copies = 120;

/** The same record many times, with an id and some fields of its own. */
async function copy(table: 'contracts' | 'contract_avis', id: number, own: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(column_name) as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
    [table],
  );
  const names = rows.map((it) => it.name);
  await pool.query(
    `insert into ${table} (${names.join()}) select ${names.map((it) => `made.${it}`).join()}
     from ${table} c, generate_series(1, ${String(copies)}) n,
       jsonb_populate_record(c, jsonb_build_object('id', 1000 + n, ${own})) made where c.id = ${String(id)}`,
  );
}

async function lists(): Promise<unknown[]> {
  const { rows } = await pool.query(
    'select origin, rank, target, type, distance, days from contract_avis_suggestions order by origin, id',
  );
  return rows;
}

test('lists that were kept up change by change are those that are worked out anew, also where they are cut', async () => {
  shows('R44');
  const one = await arranged({
    flexContract: true,
    datum: '2026-11-30',
    bringdatum: '2026-12-04',
    pickupLocation: fulda,
    deliveryLocation: fulda,
  });
  const streets = `'auftragsnummer', (90000000 + n)::text, 'protocol', null, 'contractClientAddress', null,
    'pickupLocation', c."pickupLocation" || jsonb_build_object('plz', (array['36037', '36039', '36041', '36043'])[1 + n % 4])`;
  await copy('contracts', one.contract.id, streets);
  await copy('contract_avis', one.id, "'contract', 1000 + n");
  await database.transaction((client) => workOutAllSuggestions(client));
  const first = await lists();
  expect(Math.max(...first.map((it) => (it as { rank: number }).rank))).toBe(100);
  const away = `"pickupLocation" = "pickupLocation" || '{"plz": "20095"}'`;
  const nearer = `"pickupLocation" = "pickupLocation" || '{"plz": "36037"}'`;
  const later = `datum = '2026-12-07', bringdatum = '2026-12-09'`;
  const moves = [
    [1002, away],
    [1003, nearer],
    [1060, away],
    [1060, nearer],
    [1061, later],
    [1119, `"flexContract" = false`],
    [1120, nearer],
  ] as const;
  for (const [id, move] of moves) {
    await pool.query(`update contracts set ${move} where id = ${String(id)}`);
    await database.transaction((client) => workOutSuggestions(client, id));
  }
  const kept = await lists();
  await pool.query('delete from contract_avis_suggestions');
  await database.transaction((client) => workOutAllSuggestions(client));
  expect(kept).toEqual(await lists());
});
