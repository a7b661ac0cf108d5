import { contract } from '../../domain/contract/contract.ts';
import { refused, type Verdict } from '../../domain/define/verdict.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { only, someOf } from './contractChanges.ts';
import { bundleOf, numberOf, type ContractEntity } from './contractFacts.ts';

const runs = () => import('./contractBundleRuns.ts');

/** A bundle joins contracts that are in none yet. */
export function checkNewBundle(contracts: readonly ContractEntity[]): Verdict {
  if (contracts.length < 2) return refused('Ein Fahrtpaket braucht mindestens zwei Aufträge.');
  const taken = contracts.filter((it) => bundleOf(it));
  return only(taken.length === 0, `Schon in einem Fahrtpaket: ${taken.map(numberOf).join(', ')}.`);
}

const inBundle = (contract: ContractEntity) =>
  only(bundleOf(contract) !== null, 'Der Auftrag gehört zu keinem Fahrtpaket.');

const shared = { group: 'Fahrtpaket', area: 'disposition', needsWrite: true } as const;

/** What can be done about contracts that belong together. */
export const contractBundleCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.bundle',
    title: 'Fahrtpaket bilden',
    icon: 'package-plus',
    places: ['contracts.selection', 'contracts.row'],
    on: some(contract),
    check: checkNewBundle,
    load: async () => (await runs()).makeBundle,
  }),
  defineCommand({
    ...shared,
    id: 'contract.dissolveBundle',
    title: 'Fahrtpaket auflösen …',
    icon: 'package-x',
    places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
    on: some(contract),
    check: someOf(inBundle),
    load: async () => (await runs()).dissolveBundles,
  }),
];
