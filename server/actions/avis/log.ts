import { avisLogEntry, togetherWith } from '../../../src/domain/avis/avisLog.ts';
import { contractAvis, type ContractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { address } from '../../../src/domain/address/address.ts';
import { contractAvisBundle } from '../../../src/domain/avis/contractAvisBundle.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { initialsOf } from '../../../src/domain/people/initials.ts';
import { user } from '../../../src/domain/user/user.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';

type Avis = typeof contractAvis;

/**
 * Every change leaves an entry in the log, whoever causes it (R42); what one person does at once, in whatever steps,
 * is one entry.
 */
export async function completeLog(
  { kind, before, after, input }: Intent<Avis>,
  scope: Scope,
): Promise<Completed<Avis>> {
  if (kind !== 'update') return {};
  const entry = avisLogEntry(before, after, {
    userNotes: input.userNotes?.trim() || null,
    lines: [
      ...(await parkingLines(before, after, scope)),
      ...(await groupLines(before, after, scope)),
      ...(await linkLines(before, after, scope)),
    ],
  });
  if (!entry) return {};
  const own = { date: scope.now.toISOString(), user: await author(scope), ...entry };
  const found = scope.found.get(iriOf(contractAvis.path, before.id)) as ContractAvis | undefined;
  const last = found && after.logs.length > found.logs.length ? after.logs.at(-1) : undefined;
  return last?.user?.kuerzel === own.user.kuerzel
    ? { logs: [...after.logs.slice(0, -1), togetherWith(last, own)] }
    : { logs: [...after.logs, own] };
}

/** Who made the change; what followed from a change of the contract, or from the program's own work, is marked so. */
export async function author(scope: Scope): Promise<{ readonly kuerzel: string; readonly system: boolean }> {
  const person = scope.actor.userId === null ? undefined : await scope.look(user, iriOf('users', scope.actor.userId));
  const isFollowing = [...scope.written.keys()].some((it) => it.startsWith('/api/contracts/'));
  return {
    kuerzel: person ? initialsOf(person.name ?? person.username ?? '') : scope.actor.username,
    system: person === undefined || isFollowing,
  };
}

async function parkingLines(
  before: Pick<Changed, 'parkingSpace'>,
  after: Pick<Changed, 'parkingSpace'>,
  scope: Scope,
): Promise<readonly string[]> {
  if (before.parkingSpace === after.parkingSpace) return [];
  const nameOf = async (iri: string | null) => {
    const place = await scope.look(address, iri);
    return place ? address.represent(place as never) : '–';
  };
  return [`Stellplatz: ${await nameOf(before.parkingSpace)} → ${await nameOf(after.parkingSpace)}`];
}

async function groupLines(
  before: Pick<Changed, 'bundle'>,
  after: Pick<Changed, 'bundle'>,
  scope: Scope,
): Promise<readonly string[]> {
  if (before.bundle === after.bundle) return [];
  const group = await scope.look(contractAvisBundle, after.bundle);
  return [group ? `In die Gruppe ${group.groupName ?? ''} aufgenommen` : 'Aus der Gruppe entfernt'];
}

async function linkLines(
  before: Pick<Changed, 'link'>,
  after: Pick<Changed, 'link'>,
  scope: Scope,
): Promise<readonly string[]> {
  if (before.link === after.link) return [];
  const partner = await scope.look(contract, (await scope.look(contractAvis, after.link))?.contract);
  return [partner ? `Verknüpft mit Auftrag ${partner.auftragsnummer ?? ''}` : 'Verknüpfung entfernt'];
}

type Changed = { readonly bundle: string | null; readonly link: string | null; readonly parkingSpace: string | null };
