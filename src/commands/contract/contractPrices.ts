import { contract } from '../../domain/contract/contract.ts';
import { defineCommand, some, type Command } from '../command.ts';

/** Puts contract values and credits right after a price list changed; what was set by hand or billed stays (R20). */
export const recalculatePrices: Command = defineCommand({
  id: 'contract.recalculatePrices',
  title: 'Preise neu berechnen',
  group: 'Auftrag',
  icon: 'calculator',
  places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
  on: some(contract),
  area: 'contractMoney',
  needsWrite: true,
  load: async () => (await import('./contractPriceRuns.ts')).recalculate,
});
