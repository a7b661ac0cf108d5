import { sql, type SQL } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { logbookExport, logbookRides } from '../../../src/domain/logbook/logbookCalls.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { companyZone, timeIn } from '../../../src/domain/time/zone.ts';
import { plateKey } from '../../../src/domain/vehicle/plate.ts';
import { keepTable, textColumn, type TableColumn } from '../../export/tableFile.ts';
import { plateKeySql, rowsOf, type Queryable } from '../../storage/sql.ts';
import { answer, type Unchecked } from '../handler.ts';
import { daysIn, driverIn, pageIn, tableFormatIn } from '../reportInput.ts';
import { wrongInput } from '../wrongInput.ts';

const mostRows = 50_000;

type Asked = { readonly driver: number | null; readonly plate: string; readonly from: string; readonly until: string };
type Given = Unchecked<Record<'driver' | 'plate' | 'from' | 'until', unknown>>;
type Ride = {
  readonly id: number;
  readonly auftragsnummer: string;
  readonly datum: string;
  readonly submitted: string | null;
  readonly received: string | null;
  readonly driver: number | null;
  readonly driverName: string | null;
} & Readonly<Record<'licensePlate' | 'redPlate' | 'vehicle' | 'from' | 'to', string | null>> &
  Readonly<Record<'mileageOnSubmit' | 'mileageOnReceive' | 'km', number | null>>;

/** Which rides are asked for; the days are needed, and span a year at most. */
function readAsked(given: Given): Asked {
  const wrong = wrongInput(logbookRides);
  const days = daysIn(given, wrong, 'Das Fahrtenbuch zeigt höchstens ein Jahr auf einmal.');
  return { ...days, driver: driverIn(given, wrong), plate: typeof given.plate === 'string' ? given.plate : '' };
}

export const rides = answer(logbookRides, {
  read: (given) => ({ ...readAsked(given), part: pageIn(given) }),
  async work({ database: { pool } }, { part, ...asked }) {
    const where = conditionOf(asked);
    const [rows, [all]] = await Promise.all([
      ridesWhere(pool, where, part),
      rowsOf<{ total: number; km: number }>(
        pool,
        sql`select count(*)::int as total, coalesce(round(sum(istkm)), 0)::int as km from contracts where ${where}`,
      ),
    ]);
    return { rides: rows.map(shown), total: all?.total ?? 0, km: all?.km ?? 0 };
  },
});

/** The whole answer as a file. */
export const exported = answer(logbookExport, {
  read: (given) => ({ ...readAsked(given), format: tableFormatIn(given) }),
  async work(asked, { format, ...wanted }) {
    const rows = await ridesWhere(asked.database.pool, conditionOf(wanted), { offset: 0, limit: mostRows + 1 });
    if (rows.length > mostRows)
      throw wrongInput(logbookExport)('until', 'Das sind mehr als 50.000 Fahrten; bitte eine kürzere Zeit wählen.');
    const title = `Fahrtenbuch ${formatDate(wanted.from)} bis ${formatDate(wanted.until)}`;
    return { link: await keepTable(asked, { title, format, columns, rows: rows.map(shown) }), rows: rows.length };
  },
});

function conditionOf({ driver, plate, from, until }: Asked): SQL {
  const key = `%${plateKey(plate)}%`;
  return sql`contracts.datum between ${from} and ${until} and contracts.driver is not null and not contracts."isStorniert"
    and not contracts."testContract" and contracts."clearedOn" is null
    ${driver === null ? sql`` : sql`and contracts.driver = ${driver}`}
    ${plateKey(plate) === '' ? sql`` : sql`and (${plateKeySql('licensePlate')} like ${key} or ${plateKeySql('alternativeLicensePlate')} like ${key})`}`;
}

type Part = { readonly offset: number; readonly limit: number };

function ridesWhere(to: Queryable, where: SQL, { offset, limit }: Part): Promise<Ride[]> {
  const reached = (status: number) =>
    sql`(select step->>'date' from jsonb_array_elements(p."statusArray") step where (step->>'status')::int = ${sql.raw(String(status))} limit 1)`;
  return rowsOf<Ride>(
    to,
    sql`with page as (select id from contracts where ${where} order by datum desc, "pickupTimeFrom" desc nulls last, id desc
          offset ${offset} limit ${limit})
        select c.id, c.auftragsnummer, c.datum::text as datum, ${reached(2)} as submitted, ${reached(3)} as received,
          c.driver, nullif(concat_ws(' ', d.vorname, d.nachname), '') as "driverName", c."licensePlate",
          case when not coalesce(p.angemeldet, c.angemeldet)
            then coalesce(nullif(p."alternativeLicensePlate", ''), c."alternativeLicensePlate") end as "redPlate",
          nullif(concat_ws(' ', c.manufacturer, c."carModel"), '') as vehicle,
          nullif(concat_ws(' ', c."pickupLocation"->>'plz', c."pickupLocation"->>'ort'), '') as from,
          nullif(concat_ws(' ', c."deliveryLocation"->>'plz', c."deliveryLocation"->>'ort'), '') as to,
          p."mileageOnSubmit", p."mileageOnReceive", round(c.istkm)::int as km
        from page join contracts c on c.id = page.id left join protocols p on p.id = c.protocol
          left join drivers d on d.id = c.driver
        order by c.datum desc, c."pickupTimeFrom" desc nulls last, c.id desc`,
  );
}

function shown({ id, submitted, received, driver, ...ride }: Ride) {
  const clock = (moment: string | null) => (moment === null ? null : timeIn(companyZone, new Date(moment)));
  return {
    ...ride,
    contract: iriOf('contracts', id),
    driver: driver === null ? null : iriOf('drivers', driver),
    begin: clock(submitted),
    end: clock(received),
  };
}

const figure = (value: number | null): string => (value === null ? '' : String(value));
const columns: readonly TableColumn<ReturnType<typeof shown>>[] = [
  textColumn('Datum', 12, (it) => formatDate(it.datum)),
  textColumn('Beginn', 8, (it) => it.begin),
  textColumn('Ende', 8, (it) => it.end),
  textColumn('Fahrer', 24, (it) => it.driverName),
  textColumn('Kennzeichen', 14, (it) => it.licensePlate),
  textColumn('Rotes Kennzeichen', 14, (it) => it.redPlate),
  textColumn('Fahrzeug', 24, (it) => it.vehicle),
  textColumn('von', 28, (it) => it.from),
  textColumn('nach', 28, (it) => it.to),
  textColumn('Kilometerstand Abholung', 12, (it) => figure(it.mileageOnSubmit)),
  textColumn('Kilometerstand Zustellung', 12, (it) => figure(it.mileageOnReceive)),
  { heading: 'km', width: 9, cell: (it) => it.km, text: (it) => figure(it.km) },
  textColumn('Auftrag', 12, (it) => it.auftragsnummer),
];
