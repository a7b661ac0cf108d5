import { contractFields } from '../../../src/panels/contract/shared/contractFields.ts';
import type { Database } from '../../../server/storage/database.ts';
import { benchDay } from '../data/dataSet.ts';

/** One thing that is asked of both servers, over and over, by several addresses in turn. */
export type ReadCase = {
  readonly name: string;
  readonly urls: readonly string[];
  readonly aim: { readonly least: number } | null;
  readonly encoding: string;
};

const everyHowMany = 499;

/** What an office asks all day: the dispatch list, the search box, a record. */
export async function readCases({ pool }: Pick<Database, 'pool'>): Promise<ReadCase[]> {
  const { rows } = await pool.query<{ id: number; auftragsnummer: string; licensePlate: string }>(
    'select id, auftragsnummer, "licensePlate" from contracts where id % $1 = 0 and "licensePlate" is not null order by id limit 200',
    [everyHowMany],
  );
  const pages = [1, 2, 3].map(listUrl);
  return [
    { name: 'list, 100 rows', urls: pages, aim: { least: 0.4 }, encoding: 'identity' },
    { name: 'list, 100 rows, compressed for a browser', urls: pages, aim: null, encoding: 'gzip, deflate, br, zstd' },
    {
      name: 'search by number',
      urls: rows.map((it) => searchUrl(it.auftragsnummer)),
      aim: { least: 0.6 },
      encoding: 'identity',
    },
    {
      name: 'search by plate',
      urls: rows.map((it) => searchUrl(it.licensePlate)),
      aim: { least: 0.6 },
      encoding: 'identity',
    },
    {
      name: 'get one',
      urls: rows.map((it) => `/api/contracts/${String(it.id)}`),
      aim: { least: 0.35 },
      encoding: 'identity',
    },
  ];
}

/** The contracts that are changed again and again, some for each connection. */
export async function changedContracts({ pool }: Pick<Database, 'pool'>, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from contracts where datum > $1 and not "isStorniert" and driver is not null order by datum, id limit $2',
    [benchDay, count],
  );
  return rows.map((it) => it.id);
}

function listUrl(page: number): string {
  const query = new URLSearchParams({
    anschluss: 'false',
    testContract: 'false',
    'datum[after]': benchDay,
    'order[datum]': 'asc',
    page: String(page),
    itemsPerPage: '100',
  });
  for (const field of contractFields) query.append('properties[]', field);
  return `/api/contracts?${query.toString()}`;
}

function searchUrl(text: string): string {
  return `/api/contracts/search?${new URLSearchParams({ customSearchFilter: text, itemsPerPage: '25' }).toString()}`;
}
