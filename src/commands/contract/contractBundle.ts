import { fetchList } from '../../api/records/lists.ts';
import { create, update } from '../../api/records/mutations.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { undo, undoBy, undoOf } from '../../api/records/undo.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { bundleContract } from '../../domain/bundle/bundleContract.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { ask, refused, type Verdict } from '../../domain/define/verdict.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { defineCommand, some, type Command } from '../command.ts';
import { only, someOf } from './contractChanges.ts';
import { bundleOf, countOf, numberOf, type Named, type Order } from './contractFacts.ts';
import type { Tools } from '../tools.ts';

/** A bundle joins orders that are in none yet. */
export function checkNewBundle(orders: readonly Order[]): Verdict {
  if (orders.length < 2) return refused('Ein Fahrtpaket braucht mindestens zwei Aufträge.');
  const taken = orders.filter((it) => bundleOf(it));
  return only(taken.length === 0, `Schon in einem Fahrtpaket: ${taken.map(numberOf).join(', ')}.`);
}

async function makeBundle(orders: readonly Order[], tools: Tools): Promise<void> {
  const made = await create(bundle, { contracts: orders.map((it) => it['@id']) });
  const name = made.bundle ?? 'Fahrtpaket';
  const back = undoBy(bundle, made, { active: false });
  tools.notify.success(`Fahrtpaket ${name} aus ${countOf(orders.length, 'dative')} gebildet`, {
    undo: async () => void (await undo(back)),
  });
}

const inBundle = (order: Order) => only(bundleOf(order) !== null, 'Der Auftrag gehört zu keinem Fahrtpaket.');

async function dissolveBundles(orders: readonly Order[], tools: Tools): Promise<void> {
  const bundles = new Map(
    orders.flatMap((it): [string, Named][] => {
      const own = bundleOf(it);
      return own ? [[own.iri, own]] : [];
    }),
  );
  for (const own of bundles.values()) await dissolveBundle(own, tools);
}

async function dissolveBundle({ iri, name }: Named, tools: Tools): Promise<void> {
  const { total } = await fetchList(bundleContract, { filter: { bundle: iri }, itemsPerPage: 10 });
  if (
    !(await tools.ask({
      ...ask(confirmText('dissolveBundle', { bundle: name, count: total })),
      title: 'Fahrtpaket auflösen',
      confirm: 'Auflösen',
    }))
  )
    return;
  const before = await fetchItem(bundle, iri);
  const after = await update(bundle, iri, { active: false });
  const back = undoOf(before, after, ['active']);
  tools.notify.success(contractMessages.bundleDissolved(name), { undo: async () => void (await undo(back)) });
}

const shared = { group: 'Fahrtpaket', area: 'disposition', needsWrite: true } as const;

/** What can be done about orders that belong together. */
export const contractBundleCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'contract.bundle',
    title: 'Fahrtpaket bilden',
    icon: 'package-plus',
    places: ['contracts.selection', 'contracts.row'],
    on: some(contract),
    check: checkNewBundle,
    run: makeBundle,
  }),
  defineCommand({
    ...shared,
    id: 'contract.dissolveBundle',
    title: 'Fahrtpaket auflösen …',
    icon: 'package-x',
    places: ['contracts.selection', 'contracts.row', 'contracts.toolbar'],
    on: some(contract),
    check: someOf(inBundle),
    run: dissolveBundles,
  }),
];
