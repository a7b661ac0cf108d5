import { fetchList } from '../../api/records/lists.ts';
import { create, update } from '../../api/records/mutations.ts';
import { fetchItem } from '../../api/records/queries.ts';
import { undo, undoBy, undoOf } from '../../api/records/undo.ts';
import { application } from '../../domain/application/application.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { bundleContract } from '../../domain/bundle/bundleContract.ts';
import { bundleMessages } from '../../domain/bundle/bundleMessages.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { ask } from '../../domain/define/verdict.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { bundleOf, countOf, type ContractEntity, type Named } from './contractFacts.ts';
import { tellFailure } from '../tellFailure.ts';
import type { Tools } from '../tools.ts';

/** Joins contracts to a bundle. */
export async function makeBundle(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  await createBundle({ contracts: contracts.map((it) => it['@id']) }, tools);
}

/** Makes a bundle of contracts in this order; its address, or undefined where it was refused, which is told. */
export async function createBundle(
  input: { readonly contracts: readonly string[]; readonly openForApplications?: boolean },
  tools: Tools,
): Promise<string | undefined> {
  try {
    const made = await create(bundle, { ...input });
    const back = undoBy(bundle, made, { active: false });
    tools.notify.success(bundleMessages.created, {
      detail: `${made.bundle ?? 'Fahrtpaket'} aus ${countOf(input.contracts.length, 'dative')}`,
      undo: async () => void (await undo(back)),
    });
    return made['@id'];
  } catch (error) {
    tellFailure(bundleMessages.notCreated, error);
    return undefined;
  }
}

/** Takes the bundles of contracts apart, asking about each. */
export async function dissolveBundles(contracts: readonly ContractEntity[], tools: Tools): Promise<void> {
  const bundles = new Map(
    contracts.flatMap((it): [string, Named][] => {
      const own = bundleOf(it);
      return own ? [[own.iri, own]] : [];
    }),
  );
  for (const own of bundles.values())
    await dissolveBundle(own, { said: contractMessages.bundleDissolved(own.name) }, tools);
}

/** Asks, takes a bundle apart and says what became of it; its contracts stay, open applications on it are declined. */
export async function dissolveBundle({ iri, name }: Named, { said }: { said: string }, tools: Tools): Promise<void> {
  const { total } = await fetchList(bundleContract, { filter: { bundle: iri }, itemsPerPage: 10 });
  if (
    !(await tools.ask({
      ...ask(confirmText('dissolveBundle', { bundle: name, count: total })),
      title: 'Fahrtpaket auflösen',
      confirm: 'Auflösen',
    }))
  )
    return;
  const { total: open } = await fetchList(application, {
    filter: { bundle: iri, status: 'pending' },
    itemsPerPage: 10,
  });
  try {
    const before = await fetchItem(bundle, iri);
    const after = await update(bundle, iri, { active: false });
    const back = undoOf(before, after, ['active']);
    tools.notify.success(said, {
      ...(open > 0 && { detail: open === 1 ? '1 Bewerbung abgelehnt' : `${String(open)} Bewerbungen abgelehnt` }),
      undo: async () => void (await undo(back)),
    });
  } catch (error) {
    tellFailure(bundleMessages.notSaved, error);
  }
}
