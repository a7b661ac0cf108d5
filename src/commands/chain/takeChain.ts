import { ApiError, messageOf } from '../../api/apiErrors.ts';
import type { OfferedChain } from '../../api/calls/chains.ts';
import { call } from '../../api/call.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { remove, update } from '../../api/records/mutations.ts';
import { fetchAnyItem } from '../../api/records/queries.ts';
import { undoAll, undoBy } from '../../api/records/undo.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { bundleContract } from '../../domain/bundle/bundleContract.ts';
import { takeChain as declared } from '../../domain/chain/chainCalls.ts';
import { chainWords } from '../../domain/chain/chainWords.ts';
import { contract } from '../../domain/contract/contract.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import { heldMails } from '../mail/heldMails.ts';
import type { Tools } from '../tools.ts';

type Taking = {
  readonly driver: { readonly iri: string; readonly code: string };
  /** The bundle they are put behind, if not into one of their own. */
  readonly bundle: string | null;
  readonly override: string;
};
/** What became of it: taken, gone to somebody else, or refused. */
export type Taken = 'taken' | 'gone' | 'refused';

/** Gives a chain to a driver; it can be taken back whole. */
export async function takeChain({ links }: OfferedChain, taking: Taking, tools: Tools): Promise<Taken> {
  const { driver, bundle: joined, override } = taking;
  try {
    const done = await call(declared, {
      driver: driver.iri,
      contracts: links.map((it) => it.contract),
      ...(joined !== null && { bundle: joined }),
      assignmentOverride: override,
      driverChangedWithMail: true,
      mailsWaitForUndo: true,
    });
    refetch();
    tools.notify.success(saidOf(done, { links, joined, code: driver.code }), {
      undo: () => takeBack(done),
      ...(done.mails.length > 0 && { held: heldMails(done.mails) }),
    });
    return 'taken';
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      tools.notify.warning(chainWords.gone(messageOf(error)));
      return 'gone';
    }
    tools.notify.error('Die Kette wurde nicht übernommen', { detail: messageOf(error) });
    return 'refused';
  }
}

type Done = AnswerTo<typeof declared>;

function saidOf(
  { bundle: packed }: Done,
  { links, joined, code }: Pick<OfferedChain, 'links'> & { joined: string | null; code: string },
): string {
  if (packed === null) return chainWords.given(links[0]?.auftragsnummer ?? '', code);
  return joined === null ? chainWords.taken(packed.name, code) : chainWords.joined(packed.name, code);
}

/**
 * The drivers first, because a contract that somebody changed since stays as it is, and its bundle with it. That
 * changes the bundle too, so it is taken apart as it stands then, whether or not this window has heard of it yet.
 */
async function takeBack({ contracts, bundle: packed, entries }: Done): Promise<void> {
  const patch = { driver: null, driverChangedWithStornoMail: true, withdrawWaitingMails: true };
  await undoAll(contracts.map((it) => undoBy(contract, it, patch)));
  for (const entry of entries) await remove(entry, await versionNow(entry));
  if (packed && entries.length === 0) await update(bundle, packed.iri, { active: false }, await versionNow(packed.iri));
  refetch();
}

async function versionNow(iri: string): Promise<{ version: number }> {
  const { version } = await fetchAnyItem(iri);
  return { version };
}

function refetch(): void {
  for (const path of [contract.path, bundle.path, bundleContract.path]) refetchLists(path);
}
