import { sql } from 'drizzle-orm';
import { documentJournal, numberReport } from '../../../src/domain/datev/datevCalls.ts';
import { seriesReports } from '../../../src/domain/datev/numberSeries.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { keepTable, moneyColumn, textColumn, type TableColumn } from '../../export/tableFile.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { answer } from '../handler.ts';
import { daysIn, tableFormatIn } from '../reportInput.ts';
import { wrongInput } from '../wrongInput.ts';

type Row = {
  readonly number: string;
  readonly kind: string;
  readonly day: CalendarDay;
  readonly recipient: string | null;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly cancels: string | null;
  readonly cancelledBy: string | null;
  readonly export: number | null;
  /** What proves a document that was deleted after its time. */
  readonly hash: string | null;
};
const said = textColumn<Row>;
const money = moneyColumn<Row>;
const columns: readonly TableColumn<Row>[] = [
  said('Nummer', 16, (it) => it.number),
  said('Art', 14, (it) => it.kind),
  said('Datum', 12, (it) => formatDate(it.day)),
  said('Empfänger', 36, (it) => it.recipient),
  money('Netto', (it) => it.net),
  money('Umsatzsteuer', (it) => it.vat),
  money('Brutto', (it) => it.gross),
  said('Storno zu', 16, (it) => it.cancels),
  said('Storniert durch', 16, (it) => it.cancelledBy),
  said('Export', 8, (it) => (it.export === null ? '' : String(it.export))),
];

/** All documents of a time, one line each. */
export const journal = answer(documentJournal, {
  read: (given) => ({ ...daysIn(given, wrongInput(documentJournal)), format: tableFormatIn(given) }),
  async work(asked, { format, from, until }) {
    const rows = await documentsBetween(asked.database.pool, { from, until });
    return {
      link: await keepTable(asked, { columns, format, rows, title: `Belegjournal ${from} ${until}` }),
      rows: rows.length,
    };
  },
});

/** Every number of a year with what became of it, and for each series what is missing, which must be nothing. */
export const numbers = answer(numberReport, {
  read: ({ year, ...given }) => {
    if (typeof year !== 'number' || !Number.isInteger(year) || year < 2000 || year > 2100)
      throw wrongInput(numberReport)('year', 'Bitte nennen Sie ein Jahr.');
    return { year, format: tableFormatIn(given) };
  },
  async work(asked, { format, year }) {
    const { pool } = asked.database;
    const rows = await documentsBetween(pool, { from: `${String(year)}-01-01`, until: `${String(year)}-12-31` });
    const counters = await rowsOf<{ name: string; value: number }>(
      pool,
      sql`select name, value from counters
          where name in (${`invoices:Rechnung ${String(year)}`}, ${`invoices:Gutschrift ${String(year)}`}, ${`billings:LF ${String(year)}`})`,
    );
    const given = new Map(counters.map((it) => [it.name, Number(it.value)]));
    const series = seriesReports(year, { numbers: rows.map((it) => it.number), given });
    const explained = [...columns, said('Erklärung', 40, explanationOf)];
    const link = await keepTable(asked, { columns: explained, format, rows, title: `Nummernbericht ${String(year)}` });
    return { link, rows: rows.length, series };
  },
});

function explanationOf({ cancelledBy, cancels, hash, number }: Row): string {
  if (hash !== null) return `Vergeben, nach Ablauf der Aufbewahrung gelöscht (Prüfsumme ${hash})`;
  if (cancels !== null) return `Vergeben als Storno zu ${cancels}`;
  if (cancelledBy !== null) return `Vergeben, storniert durch ${cancelledBy}`;
  return /^(?:G|LF)?\d{4}-\d{6}$/.test(number) ? 'Vergeben' : 'Eigene Nummer, außerhalb der Reihen';
}

function documentsBetween(
  to: Queryable,
  { from, until }: { readonly from: CalendarDay; readonly until: CalendarDay },
): Promise<Row[]> {
  return rowsOf<Row>(
    to,
    sql`select * from (
          select it."orderNumber" as number, it.type as kind, it."invoiceDate"::text as day,
            coalesce(it."recipientCompany", concat_ws(' ', it."recipientFirstName", it."recipientLastName")) as recipient,
            it."amountNet"::text as net, it."amountTax"::text as vat, it."amountTotal"::text as gross,
            original."orderNumber" as cancels, storno."orderNumber" as "cancelledBy", batch.number as export,
            null as hash
          from invoices it left join invoices original on original.id = it.invoice
            left join invoices storno on storno.id = it."cancelledBy"
            left join datev_exports batch on batch.id = it."datevExport"
          where it."invoiceCompleted" and it."invoiceDate" between ${from} and ${until}
          union all
          select it.auftragsnummer, 'LF ' || it.formulartyp, it.datum::text,
            coalesce(it.firma, concat_ws(' ', it.vorname, it.nachname)),
            it.nettosumme::text, it.mwst::text, it.rechnungsbetrag::text, null, null, batch.number, null
          from billings it left join datev_exports batch on batch.id = it."datevExport"
          where it.abgeschlossen and it.datum between ${from} and ${until}
          union all
          select number, kind, day::text, null, '0.00', '0.00', amount::text, null, null, null, coalesce(hash, '–')
          from document_numbers where day between ${from} and ${until}
        ) documents order by number collate "C"`,
  );
}
