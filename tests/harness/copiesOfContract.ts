import type { Pool } from 'pg';
import { idOf } from '../../src/domain/define/resource.ts';

/** So many more rides like one that is there, by one statement, with numbers of their own and without a protocol. */
export async function copiesOfContract(pool: Pick<Pool, 'query'>, iri: string, count: number): Promise<string[]> {
  const columns = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'contracts' and is_generated = 'NEVER' and column_name not in ('id', 'auftragsnummer', 'protocol')`,
  );
  const names = columns.rows[0]?.names ?? '';
  const { rows } = await pool.query<{ id: number }>(
    `insert into contracts (auftragsnummer, ${names})
     select 'M' || lpad(((select max(id) from contracts) + n)::text, 9, '0'), ${names} from contracts c, generate_series(1, $2::int) n
     where c.id = $1 order by n returning id`,
    [idOf('contracts', iri), count],
  );
  return rows.map(({ id }) => `/api/contracts/${String(id)}`);
}
