import { sql, type SQL } from 'drizzle-orm';
import { joined } from '../../../src/domain/define/joined.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { similarAddresses, similarCustomers } from '../../../src/domain/customer/customerCalls.ts';
import type { SimilarRecord } from '../../../src/domain/search/similarRecord.ts';
import { name, rowsOf, type Queryable } from '../../storage/sql.ts';
import { answer, type Unchecked } from '../handler.ts';

type Asked = { readonly [K in 'firma' | 'ustid' | 'strasse' | 'hausnr' | 'plz' | 'besides']: string };
type Row = {
  readonly id: number;
  readonly field: SimilarRecord['field'];
  readonly firma: string | null;
  readonly ort: string | null;
};
type Table = { readonly path: string; readonly street: string; readonly town: string };

/** More than these nobody reads at a field. */
const maxNamed = 3;

/** Customers that somebody may be about to enter a second time. */
export const customersAlike = answer(similarCustomers, {
  read,
  work: async ({ database: { pool } }, asked) => ({
    found: await alike(pool, { path: 'customers', street: 'strasse', town: 'ort' }, asked, [
      { field: 'firma', where: sameText('firma', asked.firma) },
      { field: 'ustid', where: sameText('ustid', asked.ustid) },
      { field: 'strasse', where: samePlace('strasse', asked) },
    ]),
  }),
});

/** Addresses of the stock that somebody may be about to enter a second time. */
export const addressesAlike = answer(similarAddresses, {
  read,
  work: async ({ database: { pool } }, asked) => ({
    found: await alike(pool, { path: 'addresses', street: 'street', town: 'city' }, asked, [
      {
        field: 'firma',
        where: asked.plz === '' ? null : both(sameText('firma', asked.firma), sql`plz = ${asked.plz}`),
      },
      { field: 'strasse', where: samePlace('street', asked) },
    ]),
  }),
});

async function alike(
  to: Queryable,
  { path, town }: Table,
  { besides }: Asked,
  kinds: readonly { readonly field: string; readonly where: SQL | null }[],
): Promise<SimilarRecord[]> {
  const own = idOf(path, besides) ?? 0;
  const asked = kinds.flatMap(({ field, where }) =>
    where === null
      ? []
      : [
          sql`(select id, ${field}::text as field, coalesce(firma, concat_ws(' ', vorname, nachname)) as firma, ${name(town)} as ort
               from ${name(path)} where ${where} and id <> ${own} order by id limit ${maxNamed})`,
        ],
  );
  if (asked.length === 0) return [];
  const rows = await rowsOf<Row>(to, sql.join(asked, sql` union all `));
  return rows.map(({ id, field, firma, ort }) => ({
    field,
    '@id': iriOf(path, id),
    name: joined([firma, ort], ', ') ?? '',
  }));
}

/** The same letters and figures, whatever their case and what stands between them. */
function sameText(column: string, value: string): SQL | null {
  return bare(value) === '' ? null : sql`${bareColumn(column)} = ${bare(value)}`;
}

function samePlace(street: string, { strasse, hausnr, plz }: Asked): SQL | null {
  if (bare(strasse) === '' || hausnr === '' || plz === '') return null;
  return both(both(sameText(street, strasse), sameText('hausnr', hausnr)), sql`plz = ${plz}`);
}

function both(one: SQL | null, other: SQL | null): SQL | null {
  return one === null || other === null ? null : sql`${one} and ${other}`;
}

function bareColumn(column: string): SQL {
  return sql`regexp_replace(lower(${name(column)}), '[^[:alnum:]]', '', 'g')`;
}

function bare(value: string): string {
  return value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function read(given: Unchecked<Partial<Asked>>): Asked {
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 200) : '');
  return {
    firma: textOf(given.firma),
    ustid: textOf(given.ustid),
    strasse: textOf(given.strasse),
    hausnr: textOf(given.hausnr),
    plz: textOf(given.plz),
    besides: textOf(given.besides),
  };
}
