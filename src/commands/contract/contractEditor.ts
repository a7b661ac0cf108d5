import { neighbourOf } from '../../api/records/neighbours.ts';
import { checkReturnContract } from '../../domain/contract/connection.ts';
import { contract } from '../../domain/contract/contract.ts';
import { stateOperations } from '../../domain/contract/stateOperations.ts';
import { allowed, refused } from '../../domain/define/verdict.ts';
import { defineCommand, one, type Command } from '../command.ts';
import type { Hotkey } from '../hotkey.ts';
import { deletionOf, first, linkOf } from './contractEditorFacts.ts';
import { urlOf } from '../selection.ts';

const onContract = { group: 'Auftrag', on: one(contract), area: 'contracts', needsWrite: true } as const;
const runs = () => import('./contractEditorRuns.ts');

/** Opens a new contract with all that was ordered in this one. */
export const copyContract: Command = defineCommand({
  ...onContract,
  id: 'contract.copy',
  title: 'Auftrag kopieren',
  icon: 'copy',
  places: ['contracts.row'],
  load: async () => (await runs()).copyContract,
});

/** Opens the way back of this contract, prefilled. */
export const createReturnContract: Command = defineCommand({
  ...onContract,
  id: 'contract.createReturnContract',
  title: 'Rückauftrag anlegen',
  icon: 'corner-up-left',
  places: ['contracts.row'],
  check: (targets) => checkReturnContract(first(targets)),
  load: async () => (await runs()).createReturnContract,
});

/** Shows the protocol of the contract. */
export const openProtocol: Command = defineCommand({
  ...onContract,
  id: 'contract.openProtocol',
  title: 'Protokoll nachbearbeiten',
  icon: 'clipboard-check',
  area: 'protocols',
  needsWrite: false,
  places: ['contracts.row'],
  check: (targets) => (first(targets).protocol ? allowed : refused('Der Auftrag hat kein Protokoll.')),
  run: (targets, tools) => tools.open(urlOf(first(targets).protocol ?? '')),
});

/** Deletes a contract that is neither billed nor begun. */
export const deleteContract: Command = defineCommand({
  ...onContract,
  id: 'contract.delete',
  group: 'Löschen',
  title: 'Auftrag löschen …',
  icon: 'trash',
  places: ['contracts.row'],
  check: (targets) => deletionOf(first(targets)),
  load: async () => (await runs()).deleteContract,
});

/** Takes two connected contracts apart; both stop being connection rides. */
export const unlinkContract: Command = defineCommand({
  ...onContract,
  id: 'contract.unlink',
  title: 'Verknüpfung entfernen …',
  icon: 'unlink',
  places: ['contracts.row'],
  check: (targets) => (linkOf(first(targets)) ? allowed : refused(stateOperations.unlink.reason)),
  load: async () => (await runs()).unlinkContract,
});

/** Walks the list that shows the contract without leaving the editor. */
export const walkContracts: readonly Command[] = [
  walk(1, { id: 'contract.next', title: 'Nächster Auftrag der Liste', icon: 'arrow-down', hotkey: 'mod+alt+down' }),
  walk(-1, { id: 'contract.previous', title: 'Voriger Auftrag der Liste', icon: 'arrow-up', hotkey: 'mod+alt+up' }),
];

/** What the contract editor adds to the commands of contracts. */
export const contractEditorCommands: readonly Command[] = [
  copyContract,
  createReturnContract,
  openProtocol,
  unlinkContract,
  ...walkContracts,
  deleteContract,
];

function walk(step: 1 | -1, look: Pick<Command, 'id' | 'title' | 'icon'> & { readonly hotkey: Hotkey }): Command {
  return defineCommand({
    ...onContract,
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
