import type { Contract, contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { importContract } from '../../../src/domain/import/importContract.ts';
import { differencesOf, type RecognisedRow } from '../../../src/domain/import/reading/recognise.ts';
import type { RowContent } from '../../../src/domain/import/reading/importedRow.ts';
import { contentOf } from '../../import/rowContent.ts';
import { rowValues } from '../../import/rowValues.ts';
import type { RowFor } from '../row.ts';
import { common } from './fileRows.ts';
import type { FilePlan, PlannedRow, RowKind } from './filePlan.ts';

type Contracts = readonly Omit<RowFor<typeof contract>, 'appliedDrivers'>[];

/** How a manufacturer calls a contract. */
export function externalNumberOf(contract: number): string {
  return `NT-${String(100_000 + contract)}`;
}

/** The rows of files that became these contracts, or that would change them. */
export function contractFileRows(contracts: Contracts, { files, rowsOf }: FilePlan): RowFor<typeof importContract>[] {
  return contracts.flatMap((it) =>
    (rowsOf.get(it.id) ?? []).flatMap((planned) => {
      const file = files[planned.file - 1];
      return file ? [rowOf(it, planned, common(file, 'MANUFACTURER'))] : [];
    }),
  );
}

function rowOf(it: Contracts[number], planned: PlannedRow, around: ReturnType<typeof common>) {
  const { id, row, kind } = planned;
  const read = recognised(it, { row, kind });
  const values = { id, ...around, ...rowValues(read), contract: kind === 'repeats' ? null : it.id };
  if (kind !== 'made') return values;
  const isDeclined = it.isDeclinedByLeitstand === true;
  const at = it.createdAt ?? around.createdAt;
  return {
    ...values,
    updatedAt: at,
    isImported: !isDeclined,
    takenOverAt: isDeclined ? null : at,
    isDeclinedByLeitstand: isDeclined,
    declinedOn: isDeclined ? at.slice(0, 10) : null,
  };
}

const effects = { made: 'CREATE', changed: 'EDIT', cancels: 'CANCEL', repeats: 'DOUBLE' } as const satisfies Record<
  RowKind,
  RecognisedRow['effect']
>;

/** What reading the row came to, by the rules of reading. */
function recognised(it: Contracts[number], { row, kind }: { row: number; kind: RowKind }): RecognisedRow {
  const before = saidBy(it);
  const content = kind === 'changed' ? later(before) : before;
  const number = kind === 'repeats' ? `${externalNumberOf(it.id)}-2` : externalNumberOf(it.id);
  const auftragsnummer = String(it.auftragsnummer ?? '');
  return {
    row,
    key: number,
    number,
    action: kind === 'cancels' ? 'STORNO' : kind === 'changed' ? 'ÄNDERUNG' : 'NEU',
    follows: null,
    bundleId: null,
    content,
    findings:
      kind === 'repeats'
        ? [{ column: 'Vorgang', text: `Möglicher doppelter Auftrag zu ${auftragsnummer}`, isHint: true }]
        : [],
    effect: effects[kind],
    confirm: kind !== 'repeats',
    contract: iriOf('contracts', it.id),
    contractNumber: auftragsnummer,
    differences: kind === 'changed' ? differencesOf(before, content) : [],
    isBegun: false,
  };
}

/** A row says of a contract what the contract holds; services are not named by these files. */
function saidBy(it: Contracts[number]): RowContent {
  // References of the demo are numbers, and none of them is read here.
  return contentOf({ ...it, zusatzleistungenArray: [] } as unknown as Contract, new Map());
}

/** The delivery comes another day, an hour later. */
function later(content: RowContent): RowContent {
  const hour = Number(content.deliveryTimeTo?.slice(0, 2) ?? '16');
  const time = (at: number) => `${String(Math.min(at, 22)).padStart(2, '0')}:30`;
  return { ...content, deliveryTimeFrom: time(hour), deliveryTimeTo: time(hour + 1), kostenstelle: '4420' };
}
