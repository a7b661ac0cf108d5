import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import type { importContract, ImportContract } from '../../../src/domain/import/importContract.ts';
import { findingText, recognise } from '../../../src/domain/import/reading/recognise.ts';
import { saidIn } from '../../import/rowContent.ts';
import { knownContracts, serviceNames } from '../../import/stock.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';

type Row = typeof importContract;

/**
 * Whether a person says to which contract a row belongs, or that it belongs to none; taking over says its number too.
 */
const isSaid = ({ kind, before, after, input }: Intent<Row>): boolean =>
  kind === 'update' &&
  input.contract !== undefined &&
  !('contractNumber' in input) &&
  before.contract !== after.contract;
const isOpen = (row: ImportContract): boolean => !row.isImported && !row.isDeclinedByLeitstand;

/** Only an open row finds its contract by hand, and only one of its own customer. */
export async function checkWhoseContract(intent: Intent<Row>, scope: Scope): Promise<Verdict<'contract'>> {
  const { before, after } = intent;
  if (!isSaid(intent) || !before) return allowed;
  if (!isOpen(before)) return refused('Nur einer offenen Zeile kann ein Auftrag zugeordnet werden.', 'contract');
  const found = await scope.look(contract, after.contract);
  return found && found.contractClientAddress !== before.customer
    ? refused('Der Auftrag gehört einem anderen Auftraggeber.', 'contract')
    : allowed;
}

/** The row is held against the contract that was named. */
export async function completeWhoseContract(intent: Intent<Row>, scope: Scope): Promise<Completed<Row>> {
  const { before, after } = intent;
  if (!isSaid(intent) || !before) return {};
  const id = after.contract === null ? undefined : idOf('contracts', after.contract);
  const services = await serviceNames(scope.client);
  const [known] = id === undefined ? [] : await knownContracts(scope.client, [id], services);
  const [found] = recognise(
    [
      {
        row: before.rowNumber ?? 0,
        key: before.rowKey ?? '',
        number: before.externalNumber ?? '',
        action: before.storno ? 'STORNO' : 'NEU',
        follows: null,
        bundleId: before.bundleId,
        content: saidIn(before),
        findings: before.findings
          .filter((it) => it.column !== 'Vorgang')
          .map(({ column, text, isHint }) => ({
            column: column ?? '',
            text: text ?? '',
            isHint,
          })),
      },
    ],
    {
      format: before.format ?? 'MANUFACTURER',
      contractOf: () => known,
      hasNumber: () => false,
      alike: () => undefined,
    },
  );
  if (!found) return {};
  return {
    effect: found.effect,
    confirm: found.confirm,
    isBegun: found.isBegun,
    contractNumber: found.contractNumber,
    differences: { fields: found.differences },
    message: found.findings.map((it) => findingText(found, it)).join('\n') || null,
  };
}
