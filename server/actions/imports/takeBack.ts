import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { importContract, type ImportContract } from '../../../src/domain/import/importContract.ts';
import { emptyContent } from '../../../src/domain/import/reading/importedRow.ts';
import { onlyNew } from '../../../src/domain/import/reading/recognise.ts';
import type { Scope } from '../../write/behaviour.ts';
import { stoodBefore, touchedSince } from './taken.ts';

/** What a row did can be taken back as long as nobody has done anything with its contract since. */
export async function checkTakingBack(row: ImportContract, scope: Scope): Promise<Verdict<'isImported'>> {
  const made = row.contract === null ? undefined : idOf('contracts', row.contract);
  if (made === undefined) return allowed;
  const file = idOf('vw_imports', row.import ?? '') ?? 0;
  const reason = await touchedSince(scope.client, file, [{ ...row, contract: made }]);
  return reason === undefined ? allowed : refused(reason, 'isImported');
}

/** The row is open again: what it made is deleted, what it changed or cancelled stands as before (R6). */
export async function takeBack(row: ImportContract, scope: Scope): Promise<void> {
  const there = await scope.look(contract, row.contract);
  const iri = iriOf('import_contracts', row.id);
  if (row.effect === 'CREATE' || row.effect === 'DOUBLE') {
    await scope.change(importContract, iri, { contract: null, contractNumber: null });
    if (there) await scope.remove(contract, iriOf('contracts', there.id));
    return;
  }
  if (there) await scope.change(contract, iriOf('contracts', there.id), await formerly(row, there, scope));
}

/** The fields that the row has set, as they stood before. */
async function formerly(row: ImportContract, there: Contract, { client }: Scope) {
  const before = await stoodBefore(client, row, there.id);
  const places: Record<string, Record<string, unknown>> = {};
  const plain: Record<string, unknown> = {};
  for (const [field, previous] of before) {
    const [place = '', part] = field.split('.');
    if (!setByRows.has(place)) continue;
    if (part === undefined) plain[place] = previous;
    else places[place] = { ...places[place], [part]: previous };
  }
  return { ...plain, ...places };
}

/** What rows of files may set in a contract that is there, and what its rules set with that. */
const setByRows: ReadonlySet<string> = new Set([
  ...Object.keys(emptyContent).filter((it) => !onlyNew.includes(it)),
  'driver',
  'isStorniert',
  'zusatzleistungenArray',
  'zubehoerArray',
]);
