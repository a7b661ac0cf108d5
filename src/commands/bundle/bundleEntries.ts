import { call } from '../../api/call.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { moveRecord } from '../../api/records/moveRecord.ts';
import { create, remove } from '../../api/records/mutations.ts';
import { undoAll } from '../../api/records/undo.ts';
import type { Entity } from '../../api/records/entities.ts';
import type { bundle } from '../../domain/bundle/bundle.ts';
import { addContractToBundle } from '../../domain/bundle/bundleCalls.ts';
import { bundleContract } from '../../domain/bundle/bundleContract.ts';
import { bundleMessages } from '../../domain/bundle/bundleMessages.ts';
import { confirmTexts } from '../../domain/choices/confirmTexts.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { ask } from '../../domain/define/verdict.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { tellFailure } from '../tellFailure.ts';
import type { Tools } from '../tools.ts';

type Bundle = Entity<typeof bundle>;
export type BundleEntry = Entity<typeof bundleContract>;
/** A contract of a bundle by its place and its number. */
export type NamedEntry = { readonly entry: BundleEntry; readonly number: string };

/** Puts a contract at another place of its bundle, counted from 0; the server moves the others. */
export async function moveEntry(
  { entry, number }: NamedEntry,
  { order, to }: { order: readonly string[]; to: number },
  tools: Tools,
): Promise<void> {
  const places = new Map(order.map((iri, at) => [iri, at + 1]));
  try {
    const back = await moveRecord(bundleContract, entry['@id'], { field: 'sortOrder', place: to + 1, places });
    tools.notify.success(bundleMessages.moved, {
      detail: `${number}: Position ${String(to + 1)}`,
      undo: async () => {
        await undoAll(back);
        refetchLists(bundleContract.path);
      },
    });
  } catch (error) {
    tellFailure(bundleMessages.notMoved, error);
  } finally {
    refetchLists(bundleContract.path);
  }
}

/** Puts all contracts of a bundle in this order, one move after the other; the way back is the order as it was. */
export async function sortEntries(
  entries: readonly BundleEntry[],
  wanted: readonly string[],
  tools: Tools,
): Promise<void> {
  const before = entries.map((it) => it['@id']);
  try {
    await rearrange(before, wanted);
    tools.notify.success('Reihenfolge nach Zeit', { undo: () => rearrange(wanted, before) });
  } catch (error) {
    tellFailure(bundleMessages.notMoved, error);
  }
}

async function rearrange(now: readonly string[], wanted: readonly string[]): Promise<void> {
  let standing = [...now];
  for (const [at, iri] of wanted.entries()) {
    if (standing[at] === iri) continue;
    standing = standing.toSpliced(standing.indexOf(iri), 1).toSpliced(at, 0, iri);
    const places = new Map(standing.map((it, place) => [it, place + 1]));
    await moveRecord(bundleContract, iri, { field: 'sortOrder', place: at + 1, places });
  }
  refetchLists(bundleContract.path);
}

/** Takes a contract out of its bundle, after its question; it can be put back where it stood. */
export async function removeEntry(
  { entry, number }: NamedEntry,
  { bundle: name }: Pick<Bundle, 'bundle'>,
  tools: Tools,
): Promise<void> {
  const { bundle, contract, sortOrder = null } = entry;
  const answer = await tools.ask({
    ...ask(confirmText('bundleRemove', { orderNumber: number, bundle: name ?? '' })),
    title: labelOf(confirmTexts, 'bundleRemove'),
    confirm: 'Entfernen',
  });
  if (answer === null) return;
  try {
    await remove(entry['@id'], { version: entry.version });
    tools.notify.success(bundleMessages.removed, {
      detail: number,
      undo: async () =>
        void (await create(bundleContract, { bundle: bundle ?? '', contract: contract ?? '', sortOrder })),
    });
  } catch (error) {
    tellFailure(bundleMessages.notRemoved, error);
  }
  refetchLists(bundleContract.path);
}

/** Puts a contract at the end of a bundle; what stands against it is thrown for whoever asked. */
export async function addEntry(
  bundle: Bundle,
  { contract, number }: { contract: string; number: string },
  tools: Tools,
) {
  await call(addContractToBundle, { bundleId: bundle['@id'], contractId: contract });
  tools.notify.success(bundleMessages.contractAdded, { detail: `${number} · ${bundle.bundle ?? ''}` });
  refetchLists(bundleContract.path);
}
