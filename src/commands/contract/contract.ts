import { contract } from '../../domain/contract/contract.ts';
import { copyText } from '../copyText.ts';
import { defineCommand, one, some, type Command } from '../command.ts';
import { contractBundleCommands } from './contractBundle.ts';
import { contractConfirmationCommands } from './contractConfirmation.ts';
import { contractDriverCommands } from './contractDriver.ts';
import { countOf, numberOf, type Order } from './contractFacts.ts';
import { contractPaperCommands } from './contractPapers.ts';
import { recalculatePrices } from './contractPrices.ts';
import { contractStateCommands } from './contractState.ts';
import { urlOf } from '../selection.ts';
import type { Tools, Where } from '../tools.ts';

const group = 'Auftrag';
const lists = ['contracts.row'] as const;
/** More tabs at once would bury the dock. */
const mostOpened = 10;

const opening = (where?: Where) => (orders: readonly Order[], tools: Tools) => {
  for (const order of orders.slice(0, mostOpened)) tools.open(urlOf(order['@id']), where);
  if (orders.length > mostOpened)
    tools.notify.info(`Die ersten ${String(mostOpened)} von ${countOf(orders.length, 'dative')} geöffnet`);
};

/** What can be done with orders, wherever they are shown. */
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
    run: ([order], tools) => tools.dialog('contract.notes', { order }),
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
    run: ([order], tools) => tools.dialog('contract.position', { order }),
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
    run: (orders) =>
      copyText(
        orders.map(numberOf).join('\n'),
        orders.length === 1
          ? `Nummer ${orders.map(numberOf).join()} kopiert`
          : `${String(orders.length)} Nummern kopiert`,
      ),
  }),
];
