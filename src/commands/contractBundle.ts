import { messageOf } from '../api/apiErrors.ts';
import { readEntity, type Entity } from '../api/entities.ts';
import { fetchList } from '../api/lists.ts';
import { create, update } from '../api/mutations.ts';
import { fetchItem } from '../api/queries.ts';
import { undoOf } from '../api/undo.ts';
import { unlinked } from '../domain/contract/connection.ts';
import { contractMessages } from '../domain/contract/messages.ts';
import { ask, refused, type Verdict } from '../domain/define/verdict.ts';
import { confirmText } from '../domain/question/confirmText.ts';
import { defineCommand, one, some, type Command } from './command.ts';
import { only, someOf } from './contractChanges.ts';
import { bundleOf, countOf, numberOf, orderOf, type Named } from './contractFacts.ts';
import type { Tools } from './tools.ts';

/** A bundle joins orders that are in none yet. */
export function checkNewBundle(orders: readonly Entity[]): Verdict {
  if (orders.length < 2) return refused('Ein Fahrtpaket braucht mindestens zwei Aufträge.');
  const taken = orders.filter((it) => bundleOf(it));
  return only(taken.length === 0, `Schon in einem Fahrtpaket: ${taken.map(numberOf).join(', ')}.`);
}

async function makeBundle(orders: readonly Entity[], tools: Tools): Promise<void> {
  const made = await create('bundles', { contracts: orders.map((it) => it['@id']) });
  const name = typeof made.bundle === 'string' ? made.bundle : 'Fahrtpaket';
  const undo = async () => void (await update(made['@id'], { active: false }, { version: made.version }));
  tools.notify.success(`Fahrtpaket ${name} aus ${countOf(orders.length)} gebildet`, { undo });
}

const inBundle = (order: Entity) => only(bundleOf(order) !== null, 'Der Auftrag gehört zu keinem Fahrtpaket.');

async function dissolveBundles(orders: readonly Entity[], tools: Tools): Promise<void> {
  const bundles = new Map(orders.flatMap((it): [string, Named][] => { const bundle = bundleOf(it); return bundle ? [[bundle.iri, bundle]] : []; }));
  for (const bundle of bundles.values()) await dissolveBundle(bundle, tools);
}

async function dissolveBundle({ iri, name }: Named, tools: Tools): Promise<void> {
  const { total } = await fetchList('bundle_contracts', { filter: { bundle: iri }, itemsPerPage: 10 });
  if (!(await tools.ask({ ...ask(confirmText('dissolveBundle', { bundle: name, count: total })), title: 'Fahrtpaket auflösen', confirm: 'Auflösen' }))) return;
  const before = await fetchItem(iri);
  const after = await update(iri, { active: false });
  const { version, patch } = undoOf(before, after, ['active']);
  tools.notify.success(contractMessages.bundleDissolved(name), { undo: async () => void (await update(iri, patch, { version })) });
}

/** The order that points at the other one, and the one it points at. */
function linkOf(order: Entity): { readonly main: string; readonly follower: string } | undefined {
  const { anschlussvon, anschlussAuftrag } = orderOf(order);
  if (anschlussvon) return { main: anschlussvon, follower: order['@id'] };
  return anschlussAuftrag ? { main: order['@id'], follower: anschlussAuftrag } : undefined;
}

async function unlink([order]: readonly Entity[], tools: Tools): Promise<void> {
  const link = order && linkOf(order);
  if (!link) return;
  const known = (iri: string) => { const entity = readEntity(iri); return entity ? numberOf(entity) : '–'; };
  const other = link.main === order['@id'] ? link.follower : link.main;
  const question = confirmText('unlinkContract', { orderNumber: numberOf(order), linkedOrderNumber: known(other) });
  if (!(await tools.ask({ ...ask(question), title: 'Verknüpfung lösen', confirm: 'Lösen' }))) return;
  try {
    await update(link.follower, unlinked);
    tools.notify.success(contractMessages.unlinked);
  } catch (error) {
    tools.notify.warning(contractMessages.unlinkFollowUpFailed, { detail: messageOf(error) });
  }
}

const shared = { group: 'Fahrtpaket und Verknüpfung', area: 'contracts', needsWrite: true } as const;

/** What can be done about orders that belong together. */
export const contractBundleCommands: readonly Command[] = [
  defineCommand({ ...shared, id: 'contract.bundle', title: 'Fahrtpaket bilden', icon: 'package-plus', area: 'disposition', places: ['dispatch.selection', 'dispatch.row', 'contracts.row'], on: some('contracts'), check: checkNewBundle, run: makeBundle }),
  defineCommand({ ...shared, id: 'contract.dissolveBundle', title: 'Fahrtpaket auflösen …', icon: 'package-x', area: 'disposition', places: ['dispatch.row', 'dispatch.selection', 'contracts.row', 'contract.toolbar'], on: some('contracts'), check: someOf(inBundle), run: dissolveBundles }),
  defineCommand({
    ...shared,
    id: 'contract.unlink',
    title: 'Verknüpfung lösen …',
    icon: 'unlink',
    places: ['dispatch.row', 'contracts.row', 'contract.toolbar'],
    on: one('contracts'),
    check: ([order]) => only(order !== undefined && linkOf(order) !== undefined, 'Der Auftrag ist mit keinem anderen verknüpft.'),
    run: unlink,
  }),
];
