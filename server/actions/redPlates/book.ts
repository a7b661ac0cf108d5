import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { bookPlates, printBook } from '../../../src/domain/redPlate/redPlateCalls.ts';
import { redPlateRide } from '../../../src/domain/redPlate/redPlateRide.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { normalizePlate } from '../../../src/domain/vehicle/plate.ts';
import { companyOf } from '../../company.ts';
import { keepForCaller } from '../../export/keepForCaller.ts';
import { keepTable, type TableFormat } from '../../export/tableFile.ts';
import { printPdf } from '../../pdf/print.ts';
import { readMany } from '../../storage/readRecords.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { answer } from '../handler.ts';
import { daysIn } from '../reportInput.ts';
import { wrongInput } from '../wrongInput.ts';
import { bookColumns, type BookLine } from './bookColumns.ts';
import { bookPaper } from './bookPaper.ts';

/** The book of one plate, as the authority may ask for it at any time. */
export const book = answer(printBook, {
  read({ plate, ...given }) {
    const wrong = wrongInput(printBook);
    if (typeof plate !== 'string' || plate.trim() === '') throw wrong('plate', 'Bitte ein Kennzeichen wählen.');
    const days = daysIn(given, wrong, 'Ein Ausdruck umfasst höchstens ein Jahr.');
    return { ...days, plate: normalizePlate(plate), format: formatIn(given.format) };
  },
  async work(asked, { plate, from, until, format }) {
    const { pool } = asked.database;
    const lines = await linesOf(pool, { plate, from, until });
    const title = `Fahrtenbuch ${plate} ${formatDate(from)} bis ${formatDate(until)}`;
    if (format !== 'pdf')
      return { link: await keepTable(asked, { title, format, columns: bookColumns, rows: lines }), rows: lines.length };
    const paper = bookPaper({ plate, from, until, lines, company: await companyOf(pool, asked.now), now: asked.now });
    const pdf = await printPdf(paper, { signal: asked.leaving });
    return { link: await keepForCaller(asked, Readable.from([pdf]), { title, format }), rows: lines.length };
  },
});

/** The plates to choose from. */
export const plates = answer(bookPlates, {
  read: () => ({}),
  async work({ database: { pool } }) {
    const found = await rowsOf<{ plate: string }>(
      pool,
      sql`select distinct plate from red_plate_rides where plate is not null order by plate`,
    );
    return { plates: found.map((it) => it.plate) };
  },
});

function formatIn(format: unknown): TableFormat | 'pdf' {
  return format === 'xlsx' || format === 'csv' ? format : 'pdf';
}

type Asked = { readonly plate: string; readonly from: string; readonly until: string };

/** In the order of their numbers; also those whose number was given here before the plate was corrected. */
async function linesOf(to: Queryable, { plate, from, until }: Asked): Promise<BookLine[]> {
  const found = await rowsOf<{ id: number; order: string | null }>(
    to,
    sql`select it.id, c.auftragsnummer as order from red_plate_rides it left join contracts c on c.id = it.contract
        where it."rideDay" between ${from} and ${until}
          and (it.plate = ${plate} or exists (select from jsonb_array_elements(it.corrections) was
                 where was->>'name' = 'number' and starts_with(was->>'before', ${`${plate} Nr. `})))`,
  );
  const orders = new Map(found.map((it) => [Number(it.id), it.order]));
  const rows = await readMany(to, redPlateRide, [...orders.keys()]);
  return rows
    .map((it) => ({ ...it, order: orders.get(it.id) ?? '', askedPlate: plate }))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
}

function placeOf({ number, year }: Pick<BookLine, 'number' | 'year'>): number {
  return (year ?? 9_999) * 1_000_000 + (number ?? 999_999);
}
