import { sql } from 'drizzle-orm';
import { distinctAddresses } from '../../../src/domain/contract/recipients.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import type { ManufacturerImport } from '../../../src/domain/import/manufacturerImport.ts';
import { companyZone, formatInstant } from '../../../src/domain/time/zone.ts';
import { greetingFor } from '../../mail/greeting.ts';
import { importReport, reportHead } from '../../mail/templates/importReport.ts';
import { writeMail, type Mail } from '../../mail/writeMail.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

type Row = {
  readonly row: number;
  readonly number: string | null;
  readonly fin: string | null;
  readonly effect: string;
  readonly isImported: boolean;
  readonly isDeclined: boolean;
  readonly contract: string | null;
  readonly message: string | null;
};
const outcomes = { CREATE: 'neu angelegt', DOUBLE: 'neu angelegt', EDIT: 'geändert', CANCEL: 'storniert' } as const;

/** What became of each row of a file, for whoever sent it (M17). */
export async function reportMail(scope: Scope, file: ManufacturerImport): Promise<Mail | undefined> {
  const client = await scope.look(customer, file.customer);
  const recipients = distinctAddresses([client?.email, client?.email2]);
  if (!client || recipients.length === 0) return undefined;
  const rows = await rowsOf<Row>(
    scope.client,
    sql`select "rowNumber" as row, "externalNumber" as number, "carFin" as fin, effect, "isImported",
          "isDeclinedByLeitstand" as "isDeclined", "contractNumber" as contract, message
        from import_contracts where import = ${file.id} order by "rowNumber", id`,
  );
  const results = rows.map(outcomeOf);
  const count = (...names: readonly string[]) => String(results.filter((it) => names.includes(it)).length);
  return writeMail(scope, importReport, {
    greeting: greetingFor(client),
    values: {
      fileName: file.title ?? '',
      importedAt: formatInstant(file.createdAt, companyZone),
      importedCount: count('neu angelegt', 'geändert', 'storniert'),
      createdCount: count('neu angelegt'),
      changedCount: count('geändert'),
      cancelledCount: count('storniert'),
      unchangedCount: count('unverändert'),
      rejectedCount: count('abgelehnt'),
      unknownColumns: file.unknownColumns,
      rowTable: {
        head: reportHead,
        rows: rows.map((it, at) => [
          String(it.row),
          it.number ?? '',
          it.fin ?? '',
          results[at] ?? '',
          it.isImported || it.effect === 'UNCHANGED' ? (it.contract ?? '') : '',
          results[at] === 'abgelehnt' ? (it.message ?? '').replaceAll('\n', ' ') : '',
        ]),
      },
    },
    recipients,
    about: { entityType: 'VwImport', entityId: file.id },
  });
}

function outcomeOf({ effect, isImported, isDeclined }: Row): string {
  if (isDeclined || effect === 'FAULTY') return 'abgelehnt';
  if (effect === 'UNCHANGED') return 'unverändert';
  return isImported ? (outcomes[effect as keyof typeof outcomes] ?? 'offen') : 'offen';
}
