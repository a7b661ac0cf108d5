import { sql } from 'drizzle-orm';
import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { linkDirectionOf, type LinkDirection } from '../../../src/domain/avis/linkDirection.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';

type Avis = typeof contractAvis;

/**
 * An avis has one partner at most, and never itself (0-decisions); the partner is held meanwhile, so that of two who
 * link it at once one does.
 */
export async function checkPartner({ kind, before, after }: Intent<Avis>, { client }: Scope): Promise<Verdict<'link'>> {
  if (kind !== 'update' || !after.link || after.link === before.link) return allowed;
  const own = iriOf('contract_avis', before.id);
  if (after.link === own) return refused('Eine Avisierung kann nicht mit sich selbst verknüpft werden.', 'link');
  if (before.link)
    return refused('Die Avisierung ist bereits verknüpft. Bitte zuerst die Verknüpfung entfernen.', 'link');
  const [partner] = await rowsOf<{ link: number | null; orderNumber: string }>(
    client,
    sql`select a.link, c.auftragsnummer as "orderNumber" from contract_avis a join contracts c on c.id = a.contract
        where a.id = ${idOf('contract_avis', after.link)} for update of a`,
  );
  return partner && partner.link !== null && partner.link !== before.id
    ? refused(`Die Avisierung zu Auftrag ${partner.orderNumber} ist bereits verknüpft.`, 'link')
    : allowed;
}

/** Which half of the round trip it is follows from both contracts. */
export async function completeDirection({ kind, before, after }: Intent<Avis>, scope: Scope): Promise<Completed<Avis>> {
  if (kind !== 'update' || after.link === before.link) return {};
  return { linkDirection: after.link ? await directionOf(scope, after.contract, after.link) : null };
}

/** Both sides of a link are set and removed at once, and both know anew which half they are when a day changes. */
export async function followPartner({ kind, id, before, after }: Done<Avis>, scope: Scope): Promise<void> {
  const own = iriOf('contract_avis', id);
  const [was, is] = [before?.link ?? null, kind === 'delete' ? null : after.link];
  if (was !== is) {
    if (was && (await scope.look(contractAvis, was))?.link === own)
      await scope.change(contractAvis, was, { link: null });
    if (is && (await scope.look(contractAvis, is))?.link !== own) await scope.change(contractAvis, is, { link: own });
    return;
  }
  const isMoved = before?.pickupDate !== after.pickupDate || before?.pickupTimeFrom !== after.pickupTimeFrom;
  if (is && isMoved) await settleDirections(scope, own);
}

/** Works out anew which half of a round trip an avis and its partner are. */
export async function settleDirections(scope: Scope, iri: string): Promise<void> {
  const own = await scope.look(contractAvis, iri);
  const partner = await scope.look(contractAvis, own?.link);
  if (!own?.link || !partner) return;
  const linkDirection = await directionOf(scope, own.contract, own.link);
  if (linkDirection === own.linkDirection) return;
  await scope.change(contractAvis, iri, { linkDirection });
  await scope.change(contractAvis, own.link, { linkDirection: own.linkDirection });
}

async function directionOf(scope: Scope, own: string | null, partner: string): Promise<LinkDirection | null> {
  const mine = await scope.look(contract, own);
  const theirs = await scope.look(contract, (await scope.look(contractAvis, partner))?.contract);
  return mine && theirs ? linkDirectionOf(mine, theirs) : null;
}
