import { sql } from 'drizzle-orm';
import { checkJoinBundle, fewestInBundle } from '../../../src/domain/avis/avisActions.ts';
import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../src/domain/avis/contractAvisBundle.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { nextNumber } from '../../storage/counters.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from '../../write/behaviour.ts';

type Avis = typeof contractAvis;
type Group = typeof contractAvisBundle;

/** Groups are named G- and a running number (R46). */
async function completeName({ kind }: Intent<Group>, scope: Scope): Promise<Completed<Group>> {
  return kind === 'create' ? { groupName: `G-${String(await nextNumber(scope.client, 'contract_avis_bundles'))}` } : {};
}

/** A dissolved group lets its avis go. */
async function releaseMembers({ kind, id }: Done<Group>, scope: Scope): Promise<void> {
  if (kind !== 'delete') return;
  for (const member of await membersOf(id, scope))
    await scope.change(contractAvis, iriOf('contract_avis', member.id), { bundle: null });
}

/** What a group of avis does beyond storing its name. */
export const avisBundles = behave(contractAvisBundle, { complete: [completeName], effects: [releaseMembers] });

/** A group takes only what is still to be done and is in no other group. */
export async function checkJoining({ kind, before, after }: Intent<Avis>, scope: Scope): Promise<Verdict<'bundle'>> {
  if (kind !== 'update' || !after.bundle || after.bundle === before.bundle) return allowed;
  const arranged = await scope.look(contract, after.contract);
  const present = await scope.look(contractAvisBundle, before.bundle);
  if (present)
    return refused(
      `Auftrag ${arranged?.auftragsnummer ?? ''} ist bereits in der Gruppe ${present.groupName ?? ''}.`,
      'bundle',
    );
  return arranged ? checkJoinBundle(arranged) : allowed;
}

/** Without a group there is none to stand beside. */
export function completeGroup({ after }: Intent<Avis>): Completed<Avis> {
  return after.bundle ? {} : { groupPickupDate: null };
}

/** Groups of fewer than two dissolve (R46), and the others stand in the list where their first pickup is. */
export async function followGroup({ kind, before, after }: Done<Avis>, scope: Scope): Promise<void> {
  const [was, is] = [before?.bundle ?? null, kind === 'delete' ? null : after.bundle];
  if (was !== is && was) await settle(was, scope, { mayDissolve: true });
  if (is && (was !== is || before?.pickupDate !== after.pickupDate)) await settle(is, scope, { mayDissolve: false });
}

async function settle(group: string, scope: Scope, { mayDissolve }: { mayDissolve: boolean }): Promise<void> {
  const id = idOf('contract_avis_bundles', group) ?? 0;
  // Held, so that of two who leave at once the second one sees that the first one has gone.
  const [there] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from contract_avis_bundles where id = ${id} for no key update`,
  );
  if (!there) return;
  const members = await membersOf(id, scope);
  if (mayDissolve && members.length < fewestInBundle) return scope.remove(contractAvisBundle, group);
  const first = members.flatMap((it) => it.pickupDate ?? []).toSorted()[0] ?? null;
  for (const it of members)
    if (it.groupPickupDate !== first)
      await scope.change(contractAvis, iriOf('contract_avis', it.id), { groupPickupDate: first });
}

type Member = { id: number; pickupDate: string | null; groupPickupDate: string | null };

function membersOf(group: number, { client }: Scope): Promise<Member[]> {
  return rowsOf<Member>(
    client,
    sql`select id, "pickupDate", "groupPickupDate" from contract_avis where bundle = ${group} order by id`,
  );
}
