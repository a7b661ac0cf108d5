import { sql, type SQL } from 'drizzle-orm';
import { labelOf } from '../../../src/domain/choices/choices.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { journalExpenses, journalExport } from '../../../src/domain/journal/journalCalls.ts';
import { expensePaymentTypes } from '../../../src/domain/protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../../../src/domain/protocol/choices/expenseTypes.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { formatDate, formatMonth } from '../../../src/domain/time/formatDay.ts';
import { firstOfMonth } from '../../../src/domain/time/months.ts';
import { keepTable, moneyColumn, textColumn, type TableColumn } from '../../export/tableFile.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { answer, type Unchecked } from '../handler.ts';
import { driverIn, pageIn, tableFormatIn } from '../reportInput.ts';
import { wrongInput } from '../wrongInput.ts';

const mostRows = 50_000;

type Given = Unchecked<Record<'driver' | 'month' | 'type' | 'paymentType', unknown>>;
type Asked = {
  readonly driver: number | null;
  readonly month: string;
  readonly type: string | null;
  readonly paymentType: string | null;
};
type Expense = {
  readonly id: number;
  readonly protocol: number;
  readonly auftragsnummer: string;
  readonly datum: string;
  readonly driver: number | null;
  readonly driverName: string | null;
  readonly type: string;
  readonly description: string | null;
  readonly paymentType: string | null;
  readonly amount: string;
  readonly receipt: string | null;
};
type Sum = {
  readonly type: string;
  readonly paymentType: string | null;
  readonly count: number;
  readonly amount: string;
  readonly withoutReceipt: number;
};

/** Which expenses are asked for; the month is needed. */
function readAsked({ month, type, paymentType, ...given }: Given): Asked {
  const wrong = wrongInput(journalExpenses);
  if (typeof month !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw wrong('month', 'Das ist kein Monat.');
  const driver = driverIn(given, wrong);
  const kind = expenseTypes.items.find((it) => it.key === type)?.key;
  if (!isNothing(type) && !kind) throw wrong('type', 'Diese Art gibt es nicht.');
  const payment = expensePaymentTypes.items.find((it) => it.key === paymentType)?.key;
  if (!isNothing(paymentType) && !payment) throw wrong('paymentType', 'Diese Zahlungsart gibt es nicht.');
  return { driver, month, type: kind ?? null, paymentType: payment ?? null };
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A page of them, and what all of them come to by kind and payment. */
export const expenses = answer(journalExpenses, {
  read: (given) => ({ ...readAsked(given), part: pageIn(given) }),
  async work({ database: { pool } }, { part, ...asked }) {
    const from = fromWhere(asked);
    const [rows, sums] = await Promise.all([
      expensesOf(pool, from, part),
      rowsOf<Sum & { all: string }>(
        pool,
        sql`select e.type, e."paymentType", count(*)::int as count, sum(e.amount)::text as amount,
              count(*) filter (where (${receipt}) is null)::int as "withoutReceipt", (sum(sum(e.amount)) over ())::text as all
            ${from} group by e.type, e."paymentType" order by e.type, e."paymentType"`,
      ),
    ]);
    return {
      expenses: rows.map(shown),
      total: sums.reduce((count, it) => count + it.count, 0),
      amount: sums[0]?.all ?? '0.00',
      sums: sums.map(({ all: _, ...it }) => it),
    };
  },
});

/** The whole answer as a file. */
export const exported = answer(journalExport, {
  read: (given) => ({ ...readAsked(given), format: tableFormatIn(given) }),
  async work(asked, { format, ...wanted }) {
    const rows = await expensesOf(asked.database.pool, fromWhere(wanted), { offset: 0, limit: mostRows + 1 });
    if (rows.length > mostRows)
      throw wrongInput(journalExport)('month', 'Das sind mehr als 50.000 Auslagen; bitte einen Fahrer wählen.');
    const title = `Auslagen ${formatMonth(`${wanted.month}-01`)}`;
    return { link: await keepTable(asked, { title, format, columns, rows: rows.map(shown) }), rows: rows.length };
  },
});

const receipt = sql`e."documentPicture"->>'file'`;

/** An expense belongs to the month of its ride's pickup, and to the driver of its contract. */
function fromWhere({ driver, month, type, paymentType }: Asked): SQL {
  const first = `${month}-01`;
  return sql`from protocols p join protocol_expenses e on e.protocol = p.id join contracts c on c.id = p.contract
    where p."pickupDateRaw" between ${first} and ${addDays(firstOfMonth(first, 1), -1)}
      ${driver === null ? sql`` : sql`and c.driver = ${driver}`}
      ${type === null ? sql`` : sql`and e.type = ${type}`}
      ${paymentType === null ? sql`` : sql`and e."paymentType" = ${paymentType}`}`;
}

type Part = { readonly offset: number; readonly limit: number };

function expensesOf(to: Queryable, from: SQL, { offset, limit }: Part): Promise<Expense[]> {
  return rowsOf<Expense>(
    to,
    sql`select it.*, nullif(concat_ws(' ', d.vorname, d.nachname), '') as "driverName"
        from (select e.id, e.protocol, c.auftragsnummer, p."pickupDateRaw"::text as datum, c.driver, e.type,
                e.description, e."paymentType", e.amount::text as amount, ${receipt} as receipt
              ${from} order by p."pickupDateRaw" desc, e.id desc offset ${offset} limit ${limit}) it
          left join drivers d on d.id = it.driver
        order by it.datum desc, it.id desc`,
  );
}

function shown({ protocol, driver, id, ...expense }: Expense) {
  return {
    ...expense,
    id: Number(id),
    protocol: iriOf('protocols', protocol),
    driver: driver === null ? null : iriOf('drivers', driver),
  };
}

const columns: readonly TableColumn<ReturnType<typeof shown>>[] = [
  textColumn('Datum', 12, (it) => formatDate(it.datum)),
  textColumn('Fahrer', 24, (it) => it.driverName),
  textColumn('Art', 24, (it) => labelOf(expenseTypes, it.type)),
  textColumn('Beschreibung', 30, (it) => it.description),
  textColumn('Bezahlt mit', 22, (it) => labelOf(expensePaymentTypes, it.paymentType)),
  moneyColumn('Betrag', (it) => it.amount),
  textColumn('Beleg', 8, (it) => (it.receipt === null ? 'fehlt' : 'ja')),
  textColumn('Auftrag', 12, (it) => it.auftragsnummer),
];
