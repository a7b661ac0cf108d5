import { contract } from '../../domain/contract/contract.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { countOf, type ContractEntity } from './contractFacts.ts';
import { protocolLinkCommands } from '../protocol/protocolLink.ts';

const runs = () => import('./contractPaperRuns.ts');
const shared = {
  group: 'Papiere',
  on: some(contract),
  area: 'contracts',
  places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
} as const;
/** As many as the server prints at once. */
const maxPrinted = 100;
const maxProtocols = 20;

/** The paper of the ticked contracts, in one file. */
export const printContracts: Command = defineCommand({
  ...shared,
  id: 'contract.pdf',
  title: 'PDF',
  words: 'Auftrag drucken',
  icon: 'printer',
  check: (contracts) => atMost(contracts, maxPrinted),
  load: async () => (await runs()).printContracts,
});

/** The handover protocols of the ticked contracts, in one file. */
export const printProtocols: Command = defineCommand({
  ...shared,
  id: 'contract.protocolPdf',
  title: 'Protokoll als PDF',
  words: 'Protokoll drucken',
  icon: 'file-check',
  area: 'protocols',
  check: (contracts) =>
    contracts.every((it) => it.protocol === null)
      ? refused('Der Auftrag hat kein Protokoll.')
      : atMost(contracts, maxProtocols),
  load: async () => (await runs()).printProtocols,
});

/** The ticked contracts as a spreadsheet (R77). */
export const exportContracts: Command = defineCommand({
  ...shared,
  id: 'contract.export',
  title: 'Exportieren',
  icon: 'file-spreadsheet',
  load: async () => (await runs()).exportContracts,
});

/** What leaves the console as a paper or a table. */
export const contractPaperCommands: readonly Command[] = [
  printContracts,
  printProtocols,
  ...protocolLinkCommands,
  exportContracts,
];

function atMost(contracts: readonly ContractEntity[], max: number) {
  return contracts.length <= max ? allowed : refused(`Höchstens ${countOf(max)} auf einmal.`);
}
