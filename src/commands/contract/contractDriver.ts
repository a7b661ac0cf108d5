import { contract } from '../../domain/contract/contract.ts';
import { allowed } from '../../domain/define/verdict.ts';
import { driver } from '../../domain/driver/driver.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { someOf } from './contractChanges.ts';
import { hasAppUser, hasDriver } from './contractChecks.ts';

const runs = () => import('./contractDriverRuns.ts');
const places = ['contracts.selection', 'contracts.row', 'contracts.toolbar'] as const;
const shared = { group: 'Fahrer', places, on: some(contract), area: 'contracts', needsWrite: true } as const;

/** What can be done about the drivers of contracts. */
export const contractDriverCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.changeDriver',
    title: 'Fahrer wechseln …',
    icon: 'user-round-pen',
    hotkey: 'mod+shift+f',
    check: () => allowed,
    argument: {
      of: driver,
      run: (contracts, tools, { '@id': iri, kuerzel }) =>
        tools.dialog('contract.changeDriver', { contracts, asked: { driver: iri, query: kuerzel ?? '' } }),
    },
    run: (contracts, tools) => tools.dialog('contract.changeDriver', { contracts }),
  }),
  defineCommand({
    ...shared,
    id: 'contract.removeDriver',
    title: 'Fahrer entfernen …',
    icon: 'user-round-x',
    check: someOf(hasDriver),
    load: async () => (await runs()).removeDrivers,
  }),
  defineCommand({
    ...shared,
    id: 'contract.mailDriver',
    title: 'E-Mail an Fahrer senden …',
    icon: 'mail',
    hotkey: 'alt+m',
    check: someOf(hasDriver),
    load: async () => (await runs()).mailDrivers,
  }),
  defineCommand({
    ...shared,
    id: 'contract.updateUser',
    title: 'In die App holen',
    icon: 'refresh-cw',
    check: someOf(hasDriver),
    load: async () => (await runs()).fetchIntoApp,
  }),
  defineCommand({
    ...shared,
    id: 'contract.removeAppUser',
    title: 'App-Benutzer entfernen …',
    icon: 'user-x',
    check: someOf(hasAppUser),
    load: async () => (await runs()).removeAppUsers,
  }),
];
