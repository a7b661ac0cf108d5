import { contract } from '../../domain/contract/contract.ts';
import { refused, type Verdict } from '../../domain/define/verdict.ts';
import { defineCommand, one, some, type Command } from '../command.ts';
import { urlOf } from '../selection.ts';
import { only, someOf } from './contractChanges.ts';
import { bundleOf, numberOf, type ContractEntity } from './contractFacts.ts';

const runs = () => import('./contractBundleRuns.ts');

/** A bundle joins contracts that are in none yet. */
export function checkNewBundle(contracts: readonly ContractEntity[]): Verdict {
  return contracts.length < 2 ? refused('Ein Fahrtpaket braucht mindestens zwei Aufträge.') : checkNone(contracts);
}

/** Contracts that are in a bundle already cannot come into a second one. */
function checkNone(contracts: readonly ContractEntity[]): Verdict {
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
    id: 'contract.composeBundle',
    title: 'Fahrtpaket zusammenstellen',
    words: 'Reihenfolge Offen für Bewerbungen',
    icon: 'package-plus',
    places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
    on: some(contract),
    check: checkNone,
    run: (contracts, tools) =>
      tools.open(`/bundles/create?contracts=${contracts.map((it) => String(it.id)).join(',')}`, 'beside'),
  }),
  defineCommand({
    ...shared,
    needsWrite: false,
    id: 'contract.openBundle',
    title: 'Fahrtpaket öffnen',
    icon: 'package',
    places: ['contracts.row', 'contracts.toolbar'],
    on: one(contract),
    check: (contracts) => someOf(inBundle)(contracts),
    run: ([chosen], tools) => {
      const own = chosen && bundleOf(chosen);
      if (own) tools.open(urlOf(own.iri), 'beside');
    },
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
