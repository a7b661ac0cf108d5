import { messageOf } from '../../api/apiErrors.ts';
import { readEntity } from '../../api/records/entities.ts';
import { remove, update } from '../../api/records/mutations.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { undo, undoOf } from '../../api/records/undo.ts';
import { unlinked } from '../../domain/contract/connection.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { ask } from '../../domain/define/verdict.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { deletionOf, first, linkOf, type Link } from './contractEditorFacts.ts';
import type { ContractEntity } from './contractFacts.ts';
import { openCopy, openReturnContract } from './openContractFrom.ts';
import type { Tools } from '../tools.ts';

const numberOf = (contract: ContractEntity | undefined) => contract?.auftragsnummer ?? '';

/** Opens the form of a contract like this one. */
export function copyContract(targets: readonly ContractEntity[], tools: Tools): Promise<void> {
  return openCopy(first(targets), tools);
}

/** Opens the form of its way back. */
export function createReturnContract(targets: readonly ContractEntity[], tools: Tools): Promise<void> {
  return openReturnContract(first(targets), tools);
}

/** Deletes the contract as it was seen, after asking. */
export async function deleteContract(targets: readonly ContractEntity[], tools: Tools): Promise<void> {
  const contract = first(targets);
  const verdict = deletionOf(contract);
  if (verdict.verdict === 'refused') return tools.notify.warning(verdict.reason);
  const question = confirmText('deleteContract', { orderNumber: numberOf(contract) });
  const asked = { ...ask(question, { danger: true }), title: 'Auftrag löschen', confirm: 'Löschen' };
  if ((await tools.ask(asked)) === null) return;
  await remove(contract['@id'], { version: contract.version });
  tools.notify.success(`Auftrag ${numberOf(contract)} gelöscht`);
}

/** Takes two connected contracts apart, after asking. */
export async function unlinkContract(targets: readonly ContractEntity[], tools: Tools): Promise<void> {
  const entity = first(targets);
  const link = linkOf(entity);
  if (!link) return;
  const question = confirmText('unlinkContract', {
    orderNumber: numberOf(entity),
    linkedOrderNumber: numberOf(readEntity(contract, link.other)),
  });
  if ((await tools.ask({ ...ask(question), title: 'Verknüpfung entfernen', confirm: 'Entfernen' })) === null) return;
  await unlink(link, tools);
}

async function unlink({ returnContract, failed }: Link, tools: Tools): Promise<void> {
  try {
    const before = await fetchItem(contract, returnContract);
    const after = await update(contract, returnContract, unlinked, { version: before.version });
    const back = undoOf(before, after, ['anschlussvon', 'abafahrt', 'abcfahrt']);
    tools.notify.success(contractMessages.unlinked, { undo: async () => void (await undo(back)) });
  } catch (error) {
    tools.notify.error(failed, { detail: messageOf(error) });
  }
}
