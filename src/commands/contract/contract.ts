import { contract } from '../../domain/contract/contract.ts';
import { copyText } from '../copyText.ts';
import { defineCommand, one, some, type Command } from '../command.ts';
import { contractBundleCommands } from './contractBundle.ts';
import { contractConfirmationCommands } from './contractConfirmation.ts';
import { contractDriverCommands } from './contractDriver.ts';
import { countOf, numberOf, type ContractEntity } from './contractFacts.ts';
import { contractPaperCommands } from './contractPapers.ts';
import { recalculatePrices } from './contractPrices.ts';
import { contractStateCommands } from './contractState.ts';
import { urlOf } from '../selection.ts';
import type { Tools, Where } from '../tools.ts';

const group = 'Auftrag';
const lists = ['contracts.row'] as const;
/** More tabs at once would bury the dock. */
const maxOpened = 10;

const opening = (where?: Where) => (contracts: readonly ContractEntity[], tools: Tools) => {
  for (const contract of contracts.slice(0, maxOpened)) tools.open(urlOf(contract['@id']), where);
  if (contracts.length > maxOpened)
    tools.notify.info(`Die ersten ${String(maxOpened)} von ${countOf(contracts.length, 'dative')} geöffnet`);
};

/** What can be done with contracts, wherever they are shown. */
export const contractCommands: readonly Command[] = [
  defineCommand({
    id: 'contract.open',
    title: 'Auftrag öffnen',
    group,
    icon: 'file-text',
    places: lists,
    on: some(contract),
    area: 'contracts',
    run: opening(),
  }),
  defineCommand({
    id: 'contract.openBeside',
    title: 'Auftrag daneben öffnen',
    group,
    icon: 'external-link',
    places: lists,
    on: some(contract),
    area: 'contracts',
    run: opening('beside'),
  }),
  defineCommand({
    id: 'contract.notes',
    title: 'Notizen bearbeiten …',
    group,
    icon: 'notebook-pen',
    hotkey: 'alt+n',
    places: [...lists, 'contracts.toolbar'],
    on: one(contract),
    area: 'contracts',
    needsWrite: true,
    run: ([contract], tools) => contract && tools.dialog('contract.notes', { contract }),
  }),
  defineCommand({
    id: 'contract.position',
    title: 'Position ändern …',
    group,
    icon: 'arrow-up-down',
    hotkey: 'alt+p',
    places: [...lists, 'contracts.toolbar'],
    on: one(contract),
    area: 'contracts',
    needsWrite: true,
    run: ([contract], tools) => contract && tools.dialog('contract.position', { contract }),
  }),
  ...contractDriverCommands,
  ...contractConfirmationCommands,
  ...contractStateCommands,
  ...contractBundleCommands,
  recalculatePrices,
  ...contractPaperCommands,
  defineCommand({
    id: 'contract.copyNumber',
    title: 'Auftragsnummer kopieren',
    group: 'Weitere Aufträge',
    icon: 'clipboard-paste',
    places: [...lists, 'contracts.selection', 'contracts.toolbar'],
    on: some(contract),
    area: 'contracts',
    run: (contracts) =>
      copyText(
        contracts.map(numberOf).join('\n'),
        contracts.length === 1
          ? `Nummer ${contracts.map(numberOf).join()} kopiert`
          : `${String(contracts.length)} Nummern kopiert`,
      ),
  }),
];
