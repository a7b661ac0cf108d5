import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { customer as customerNoun } from '../../src/domain/customer/customer.ts';
import type { ChangesOf } from '../../src/domain/define/row.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { importContract } from '../../src/domain/import/importContract.ts';
import { manufacturerImport } from '../../src/domain/import/manufacturerImport.ts';
import { importCustomers, recordLinkOf } from '../../src/domain/import/leasingCustomers.ts';
import type { ImportFormat } from '../../src/domain/import/reading/importedRow.ts';
import { contractAmong, type VehicleMarks } from '../../src/domain/import/reading/contractAmong.ts';
import { readSheet } from '../../src/domain/import/reading/readSheet.ts';
import type { Sheet } from '../../src/domain/import/reading/sheet.ts';
import { declinedHint, recognise, type RecognisedRow } from '../../src/domain/import/reading/recognise.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { companyZone, timeIn, todayIn } from '../../src/domain/time/zone.ts';
import { countEffects, effectText, noteImport } from '../log/noteImport.ts';
import { Invalid } from '../storage/refusals.ts';
import { rowsOf } from '../storage/sql.ts';
import type { Scope } from '../write/behaviour.ts';
import { makeMany } from '../write/makeMany.ts';
import { rowValues } from './rowValues.ts';
import { senderOf } from './senderOf.ts';
import { readFacts, serviceNames, stockFor } from './stock.ts';

export type TakenIn = {
  readonly recordLink: string;
  /** Set when the same file was read before. */
  readonly hint: string | null;
  /** Columns that were not read are told at once, also to programs and where no report goes out (imports.md). */
  readonly unknownColumns: readonly string[];
  readonly isNew: boolean;
};
/** Reads what was sent: a workbook, or rows as text. */
export type ReadSent = (path: string) => Promise<Sheet | { readonly refused: string }>;
type Sent = {
  readonly path: string;
  readonly fileName: string;
  readonly customer: number | undefined;
  readonly read: ReadSent;
};

const refuse = (message: string): Invalid => new Invalid([{ propertyPath: 'xlsxFile', message }]);

/** Reads a file of orders and keeps its rows; the same file twice makes nothing twice (R50). */
export async function takeIn(
  sent: Sent,
  inScope: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>,
): Promise<TakenIn> {
  const sheet = await sent.read(sent.path);
  if ('refused' in sheet) throw refuse(sheet.refused);
  const content = await readFile(sent.path);
  return inScope(async (scope) => {
    // Two people who drop the same file at once make one import.
    await rowsOf(scope.client, sql`select pg_advisory_xact_lock(hashtext('import'))`);
    const services = await serviceNames(scope.client);
    const { customer: sender, layout } = await senderOf(scope.client, {
      sheet,
      customer: sent.customer,
      now: scope.now,
    });
    const read = readSheet(sheet, await readFacts(scope.client, services, scope.now), layout);
    if ('refused' in read) throw refuse(read.refused);
    const checksum = checksumOf(content, layout && [...read.places]);
    const customer = importCustomers[read.format] ?? sender;
    if (customer === undefined)
      throw new Invalid([{ propertyPath: 'customer', message: 'Bitte den Auftraggeber der Datei wählen.' }]);
    const [earlier] = await rowsOf<{ id: number; at: Date | string }>(
      scope.client,
      sql`select id, "createdAt" as at from vw_imports where checksum = ${checksum} and customer = ${customer} order by id limit 1`,
    );
    if (earlier)
      return {
        recordLink: recordLinkOf(read.format, earlier.id),
        hint: readBefore(new Date(earlier.at)),
        unknownColumns: read.unknownColumns,
        isNew: false,
      };
    const stock = await stockFor(scope.client, read.contracts, { customer, format: read.format, services });
    const contracts = recognise(read.contracts, stock);
    const made = await scope.make(manufacturerImport, {
      title: sent.fileName.replace(/\.(?:xlsx|txt)$/iu, '').slice(0, 200),
      customer: iriOf('customers', customer),
      format: read.format,
      checksum,
      createdBy: scope.actor.userId === null ? null : iriOf('users', scope.actor.userId),
      rowCount: contracts.length,
      unknownColumns: read.unknownColumns.join(', ') || null,
    });
    const kuerzel = (await scope.look(customerNoun, iriOf('customers', customer)))?.kuerzel ?? null;
    const around = { importId: made.id, format: read.format, customer, kuerzel };
    const earlierRows =
      read.format === 'MANUFACTURER'
        ? new Map<string, readonly Earlier[]>()
        : await earlierOf(scope, contracts, around);
    const fresh: ChangesOf<typeof importContract>[] = [];
    for (const it of contracts) {
      const earlier = contractAmong(read.format, it.content, earlierRows.get(it.key) ?? []);
      fresh.push(...(await keepRow(scope, it, { ...around, earlier })));
    }
    await makeMany({ noun: importContract, scope, told: ['import', 'effect'] }, fresh);
    await noteImport(scope, {
      id: made.id,
      act: 'eingelesen',
      counts: effectText(contracts.length, countEffects(contracts)),
      isWhole: contracts.every((it) => it.effect !== 'FAULTY'),
    });
    return {
      recordLink: recordLinkOf(read.format, made.id),
      hint: null,
      unknownColumns: read.unknownColumns,
      isNew: true,
    };
  });
}

/** Tells a file that was read before; with columns that were taught otherwise since, it is another one. */
function checksumOf(content: Buffer, places: readonly (readonly [string, number])[] | undefined): string {
  const hash = createHash('sha256').update(content);
  return (places ? hash.update(JSON.stringify(places)) : hash).digest('hex');
}

function readBefore(at: Date): string {
  const day = formatDate(todayIn(companyZone, at));
  return `Diese Datei wurde am ${day} um ${timeIn(companyZone, at)} Uhr bereits eingelesen.`;
}

type Around = {
  readonly importId: number;
  readonly format: ImportFormat;
  readonly customer: number;
  readonly kuerzel: string | null;
};
type Earlier = VehicleMarks & {
  readonly id: number;
  readonly key: string;
  readonly isImported: boolean;
  readonly isDeclined: boolean;
  readonly declinedOn: string | null;
};

/** The rows of earlier files with these keys, the newest of each vehicle, by their keys. */
async function earlierOf(
  { client }: Scope,
  contracts: readonly RecognisedRow[],
  { format, customer }: Around,
): Promise<ReadonlyMap<string, readonly Earlier[]>> {
  const keys = contracts.flatMap((it) => it.key || []);
  const rows = await rowsOf<Earlier>(
    client,
    sql`select distinct on ("rowKey", "carFin", kennzeichen) "rowKey" as key, id, "isImported",
          "isDeclinedByLeitstand" as "isDeclined", "declinedOn"::text, "carFin", kennzeichen as "licensePlate"
        from import_contracts
        where "rowKey" = any(${sql.param(keys)}::text[]) and customer = ${customer}
          and format = ${format}
        order by "rowKey", "carFin", kennzeichen, id desc`,
  );
  return Map.groupBy(
    rows.toSorted((one, other) => other.id - one.id),
    (it) => it.key,
  );
}

/** A row to be made, or one that takes the place of an open one with its key; what was declined stays declined. */
async function keepRow(
  scope: Scope,
  it: RecognisedRow,
  { earlier, ...around }: Around & { earlier: Earlier | undefined },
): Promise<readonly ChangesOf<typeof importContract>[]> {
  if (earlier?.isDeclined) {
    const hint = `Zeile ${String(it.row)}: ${declinedHint(earlier.declinedOn ?? '')}`;
    await scope.change(importContract, iriOf('import_contracts', earlier.id), { message: hint });
    return [];
  }
  const isLeasing = around.format !== 'MANUFACTURER';
  const values = valuesOf(it, around);
  if (isLeasing && earlier && !earlier.isImported) {
    await scope.change(importContract, iriOf('import_contracts', earlier.id), values);
    return [];
  }
  if (isLeasing && it.effect === 'UNCHANGED') return [];
  // What was taken over changes only when somebody says so.
  return [{ ...values, ...(isLeasing && it.effect === 'EDIT' && { confirm: false }) }];
}

function valuesOf(
  it: RecognisedRow,
  { importId, format, customer, kuerzel }: Around,
): ChangesOf<typeof importContract> {
  return {
    ...rowValues(it),
    import: iriOf('vw_imports', importId),
    format,
    customer: iriOf('customers', customer),
    auftraggeberKuerzel: kuerzel,
    contract: it.contract,
  };
}
