import { messageOf } from '../../api/apiErrors.ts';
import { readEntity } from '../../api/records/entities.ts';
import { remove, update } from '../../api/records/mutations.ts';
import { neighbourOf } from '../../api/records/neighbours.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { undo, undoOf } from '../../api/records/undo.ts';
import { checkReturnOrder, unlinked } from '../../domain/contract/connection.ts';
import { contract } from '../../domain/contract/contract.ts';
import { stateOperations } from '../../domain/contract/stateOperations.ts';
import { checkContractDeletion } from '../../domain/contract/deletion.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { allowed, ask, refused } from '../../domain/define/verdict.ts';
import { protocolStatus } from '../../domain/protocol/badge.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { defineCommand, one, type Command } from '../command.ts';
import type { Order } from './contractFacts.ts';
import { openCopy, openReturnOrder } from './openOrderFrom.ts';
import { urlOf } from '../selection.ts';
import type { Tools } from '../tools.ts';

const onOrder = { group: 'Auftrag', on: one(contract), area: 'contracts', needsWrite: true } as const;
const first = (targets: readonly Order[]): Order => {
  const [order] = targets;
  if (!order) throw new Error('no order to work on');
  return order;
};
const numberOf = (order: Order | undefined) => order?.auftragsnummer ?? '';

/** Opens a new order with all that was ordered in this one. */
export const copyContract: Command = defineCommand({
  ...onOrder,
  id: 'contract.copy',
  title: 'Auftrag kopieren',
  icon: 'copy',
  places: ['contracts.row'],
  run: (targets, tools) => openCopy(first(targets), tools),
});

/** Opens the way back of this order, prefilled. */
export const createReturnOrder: Command = defineCommand({
  ...onOrder,
  id: 'contract.createReturnOrder',
  title: 'Rückauftrag anlegen',
  icon: 'corner-up-left',
  places: ['contracts.row'],
  check: (targets) => checkReturnOrder(first(targets)),
  run: (targets, tools) => openReturnOrder(first(targets), tools),
});

/** Shows the protocol of the order. */
export const openProtocol: Command = defineCommand({
  ...onOrder,
  id: 'contract.openProtocol',
  title: 'Protokoll nachbearbeiten',
  icon: 'clipboard-check',
  area: 'protocols',
  needsWrite: false,
  places: ['contracts.row'],
  check: (targets) => (first(targets).protocol ? allowed : refused('Der Auftrag hat kein Protokoll.')),
  run: (targets, tools) => tools.open(urlOf(first(targets).protocol ?? '')),
});

/** Deletes an order that is neither billed nor begun. */
export const deleteContract: Command = defineCommand({
  ...onOrder,
  id: 'contract.delete',
  group: 'Löschen',
  title: 'Auftrag löschen …',
  icon: 'trash',
  places: ['contracts.row'],
  check: (targets) => deletionOf(first(targets)),
  run: async (targets, tools) => {
    const order = first(targets);
    const verdict = deletionOf(order);
    if (verdict.verdict === 'refused') return tools.notify.warning(verdict.reason);
    if (
      verdict.verdict !== 'ask' ||
      (await tools.ask({ ...verdict, title: 'Auftrag löschen', confirm: 'Löschen' })) === null
    )
      return;
    await remove(order['@id'], { version: order.version });
    tools.notify.success(`Auftrag ${numberOf(order)} gelöscht`);
  },
});

/** Takes two connected orders apart; both stop being connection rides. */
export const unlinkContract: Command = defineCommand({
  ...onOrder,
  id: 'contract.unlink',
  title: 'Verknüpfung entfernen …',
  icon: 'unlink',
  places: ['contracts.row'],
  check: (targets) => (linkOf(first(targets)) ? allowed : refused(stateOperations.unlink.reason)),
  run: async (targets, tools) => {
    const order = first(targets);
    const link = linkOf(order);
    if (!link) return;
    const question = confirmText('unlinkContract', {
      orderNumber: numberOf(order),
      linkedOrderNumber: numberOf(readEntity(contract, link.other)),
    });
    if ((await tools.ask({ ...ask(question), title: 'Verknüpfung entfernen', confirm: 'Entfernen' })) === null) return;
    await unlink(link, tools);
  },
});

/** Walks the list that shows the order without leaving the editor. */
export const walkContracts: readonly Command[] = [
  walk(1, { id: 'contract.next', title: 'Nächster Auftrag der Liste', icon: 'arrow-down', hotkey: 'mod+alt+down' }),
  walk(-1, { id: 'contract.previous', title: 'Voriger Auftrag der Liste', icon: 'arrow-up', hotkey: 'mod+alt+up' }),
];

/** What the order editor adds to the commands of orders. */
export const contractEditorCommands: readonly Command[] = [
  copyContract,
  createReturnOrder,
  openProtocol,
  unlinkContract,
  ...walkContracts,
  deleteContract,
];

function walk(step: 1 | -1, look: Pick<Command, 'id' | 'title' | 'icon'> & { readonly hotkey: string }): Command {
  return defineCommand({
    ...onOrder,
    ...look,
    needsWrite: false,
    places: [],
    check: (targets) =>
      neighbourOf(first(targets)['@id'], step)
        ? allowed
        : refused(step === 1 ? 'Das ist der letzte Auftrag der Liste.' : 'Das ist der erste Auftrag der Liste.'),
    run: (targets, tools) => {
      const next = neighbourOf(first(targets)['@id'], step);
      if (next) tools.open(urlOf(next), 'here');
    },
  });
}

function deletionOf(order: Order) {
  const { processState } = readEntity(protocol, order.protocol) ?? {};
  return checkContractDeletion({
    auftragsnummer: numberOf(order),
    invoiceNumbers: order.invoiceNumbers ?? [],
    protocolStatus: protocolStatus(processState),
  });
}

type Link = { readonly follower: string; readonly other: string; readonly failed: string };

/** The link is kept by the order that follows: the server clears the marks of the other one with it. */
function linkOf(order: Order): Link | undefined {
  if (order.anschlussvon)
    return { follower: order['@id'], other: order.anschlussvon, failed: contractMessages.unlinkFollowUpFailed };
  if (order.anschlussAuftrag)
    return {
      follower: order.anschlussAuftrag,
      other: order.anschlussAuftrag,
      failed: contractMessages.unlinkMainFailed,
    };
  return undefined;
}

async function unlink({ follower, failed }: Link, tools: Tools): Promise<void> {
  try {
    const before = await fetchItem(contract, follower);
    const after = await update(contract, follower, unlinked, { version: before.version });
    const back = undoOf(before, after, ['anschlussvon', 'abafahrt', 'abcfahrt']);
    tools.notify.success(contractMessages.unlinked, { undo: async () => void (await undo(back)) });
  } catch (error) {
    tools.notify.error(failed, { detail: messageOf(error) });
  }
}
