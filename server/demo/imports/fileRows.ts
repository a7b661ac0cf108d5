import type { importContract } from '../../../src/domain/import/importContract.ts';
import type { manufacturerImport } from '../../../src/domain/import/manufacturerImport.ts';
import type { ImportFormat } from '../../../src/domain/import/reading/importedRow.ts';
import { importCustomers } from '../../../src/domain/import/leasingCustomers.ts';
import { rowValues } from '../../import/rowValues.ts';
import { staffIds } from '../base/ids.ts';
import { instantText, momentOf, wallClock, type Day } from '../days.ts';
import { randomFrom } from '../random.ts';
import type { RowFor } from '../row.ts';
import { customers } from '../world/customers.ts';
import { drawRow } from './drawnRow.ts';
import type { FilePlan, PlannedFile } from './filePlan.ts';

type Files = {
  readonly vw_imports: readonly RowFor<typeof manufacturerImport>[];
  readonly import_contracts: readonly RowFor<typeof importContract>[];
};
type Clock = { readonly today: Day; readonly now: number };

/** How many rows of the leasing customers wait. */
const leasing = [
  { format: 'ATHLON', title: 'Transportaufträge Athlon', rows: 9 },
  { format: 'ATR', title: 'Atr Vorgänge', rows: 6 },
] as const satisfies readonly { format: ImportFormat; title: string; rows: number }[];
const readMinute = 7 * 60 + 40;
const oneDay = 86_400_000;

/** All files, and of their rows those that became no contract; the others are written with their contracts. */
export function fileRows({ files, lastRow }: FilePlan, clock: Clock): Files {
  const others = files.flatMap(otherRows);
  const open = leasingFiles({ firstFile: files.length + 1, firstRow: lastRow + 1 }, clock);
  return {
    vw_imports: [...files.map((it) => fileOf(it, clock)), ...open.vw_imports],
    import_contracts: [...others, ...open.import_contracts],
  };
}

/** No row of files has a higher id. */
export function highestRowId({ lastRow }: FilePlan): number {
  return lastRow + leasing.reduce((sum, it) => sum + it.rows, 0);
}

function fileOf(file: PlannedFile, { now }: Clock): RowFor<typeof manufacturerImport> {
  const isWorkedOn = !file.waits;
  const isSent = isWorkedOn && now - Date.parse(file.at) > oneDay;
  return {
    id: file.id,
    createdAt: file.at,
    updatedAt: file.at,
    title: file.title,
    customer: file.customer,
    format: 'MANUFACTURER',
    createdBy: staffIds.dispo,
    rowCount: file.rows,
    unknownColumns: file.id % 3 === 0 ? 'Farbe' : null,
    imported: isWorkedOn,
    allContractsImported: isWorkedOn,
    send: isSent,
  };
}

/** Of past files what was refused, declined or came twice; of this morning's file what waits. */
function otherRows(file: PlannedFile): readonly RowFor<typeof importContract>[] {
  const random = randomFrom('leitstand', 'file', file.id);
  const { day } = wallClock(Date.parse(file.at));
  const { waits } = file;
  return file.others.map(({ id, row }, at) => {
    const isFaulty = waits ? at === file.others.length - 1 : at % 2 === 0;
    const drawn = drawRow(random, { format: 'MANUFACTURER', row, running: id, day, isFaulty });
    const isDeclined = !waits && !isFaulty;
    return {
      id,
      ...common(file, 'MANUFACTURER'),
      ...rowValues(drawn),
      ...(isDeclined && { confirm: false, isDeclinedByLeitstand: true, declinedOn: file.at.slice(0, 10) }),
    };
  });
}

export function common({ id, customer, at }: Pick<PlannedFile, 'id' | 'customer' | 'at'>, format: ImportFormat) {
  return {
    createdAt: at,
    updatedAt: at,
    import: id,
    format,
    customer,
    auftraggeberKuerzel: customers.find((it) => it.id === customer)?.kuerzel ?? null,
    saveInfoFahrDL: true,
  };
}

function leasingFiles({ firstFile, firstRow }: { firstFile: number; firstRow: number }, clock: Clock): Files {
  const at = instantText(Math.min(clock.now - 600_000, momentOf(clock.today, readMinute)));
  let id = firstRow - 1;
  const files = leasing.map(({ format, title, rows }, place) => {
    const customer = importCustomers[format] ?? 0;
    const file = { id: firstFile + place, customer, at };
    const random = randomFrom('leitstand', 'imports', format);
    return {
      file: {
        id: file.id,
        createdAt: at,
        updatedAt: at,
        title,
        customer,
        format,
        createdBy: staffIds.dispo,
        rowCount: rows,
      },
      rows: Array.from({ length: rows }, (_, running) => {
        id += 1;
        const row = format === 'ATR' ? 2 + running * 2 : 2 + running;
        return {
          id,
          ...common(file, format),
          ...rowValues(drawRow(random, { format, row, running, day: clock.today })),
        };
      }),
    };
  });
  return { vw_imports: files.map((it) => it.file), import_contracts: files.flatMap((it) => it.rows) };
}
