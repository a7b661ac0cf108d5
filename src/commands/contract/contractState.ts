import { contract } from '../../domain/contract/contract.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { lifts, type Block } from './contractBlocks.ts';
import { someOf } from './contractChanges.ts';
import { isAskedFor, isCancelled, isNotNew, isRunning, mayBeBlocked } from './contractChecks.ts';

const runs = () => import('./contractStateRuns.ts');
const shared = {
  places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
  on: some(contract),
  area: 'contracts',
  needsWrite: true,
} as const;

/** The command of a block, called by what it would do. */
function blockCommand({
  id,
  title,
  icon,
  block,
}: Pick<Command, 'id' | 'title' | 'icon'> & { readonly block: Block }): Command {
  return defineCommand({
    ...shared,
    id,
    title: `${title} setzen oder aufheben`,
    caption: (contracts) => `${title} ${lifts(block, contracts) ? 'aufheben' : 'setzen'}`,
    group: blocks,
    icon,
    ...(block.field === 'sperrenFuerAngebotsliste' && { check: someOf(mayBeBlocked) }),
    load: async () => {
      const { changeBlock } = await runs();
      return (contracts, tools) => changeBlock(block, contracts, tools);
    },
  });
}

const states = 'Storno und Merker';
const blocks = 'Sperren';

/** What can be done about the state of contracts: storno, new mark, blocks. */
export const contractStateCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.cancel',
    title: 'Stornieren …',
    group: states,
    icon: 'ban',
    check: someOf(isRunning),
    load: async () => (await runs()).cancel,
  }),
  defineCommand({
    ...shared,
    id: 'contract.release',
    title: 'Storno freigeben …',
    group: states,
    icon: 'rotate-ccw',
    check: someOf(isCancelled),
    load: async () => (await runs()).release,
  }),
  defineCommand({
    ...shared,
    places: [...shared.places, 'contracts.request'],
    id: 'contract.confirmCancellation',
    title: 'Stornierung bestätigen …',
    group: states,
    icon: 'circle-check',
    check: someOf(isAskedFor),
    load: async () => (await runs()).confirmCancellation,
  }),
  defineCommand({
    ...shared,
    id: 'contract.markNew',
    title: 'Neumerker setzen',
    group: states,
    icon: 'sparkles',
    check: someOf(isNotNew),
    load: async () => (await runs()).markNew,
  }),
  blockCommand({
    id: 'contract.blockInvoice',
    title: 'Rechnungssperre',
    icon: 'receipt-euro',
    block: { field: 'sperrenfuerrechnung', on: '1', off: '0', name: 'Rechnung' },
  }),
  blockCommand({
    id: 'contract.blockCredit',
    title: 'Gutschriftsperre',
    icon: 'file-minus',
    block: { field: 'sperrenfuergutschrift', on: '1', off: '0', name: 'Gutschrift' },
  }),
  blockCommand({
    id: 'contract.blockOffer',
    title: 'Angebotslisten-Sperre',
    icon: 'lock',
    block: { field: 'sperrenFuerAngebotsliste', on: true, off: false, name: 'Angebotsliste' },
  }),
];
