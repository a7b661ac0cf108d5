import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import type { InputOf } from '../../../src/domain/define/row.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { toBeReasoned, type Finding } from '../../../src/domain/preflight/finding.ts';
import { preflight } from '../../../src/domain/preflight/preflight.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import type { PoolClient } from 'pg';
import { writeHistory } from '../../storage/history.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';
import { additionalRides } from './additionalRides.ts';
import {
  driverFacts,
  contractFacts,
  contractsToCheck,
  plateUses,
  estimatedWays,
  type ContractToCheck,
} from './preflightFacts.ts';

const getsDriver = ({ kind, before, after }: Intent<typeof contract>): boolean =>
  kind !== 'delete' && Boolean(after.driver) && (before?.driver ?? null) !== after.driver;

/**
 * A closed ride keeps its driver; and whoever takes part in the pre-flight check says why he goes on in spite of a
 * warning.
 */
export async function checkAssignment(
  intent: Intent<typeof contract>,
  scope: Scope,
): Promise<Verdict<'driver' | 'assignmentOverride'>> {
  if (!getsDriver(intent)) return allowed;
  if (intent.before?.abgeschlossen)
    return refused('Der Fahrer einer abgeschlossenen Fahrt kann nicht gewechselt werden.', 'driver');
  if (!('assignmentOverride' in intent.input) || reasonIn(intent.input) !== '') return allowed;
  const warnings = await warningsFor(intent, scope);
  return warnings.length === 0 ? allowed : refused(`Bitte begründen: ${titles(warnings)}`, 'assignmentOverride');
}

/** The reason for a driver in spite of warnings stays in the history of the contract, together with the warnings. */
export async function noteOverride(done: Done<typeof contract>, scope: Scope): Promise<void> {
  const reason = reasonIn(done.input);
  if (reason === '' || !getsDriver(done)) return;
  const warnings = await warningsFor(done, scope);
  if (warnings.length === 0) return;
  const data = `${reason} (${titles(warnings)})`;
  await writeHistory(scope.client, {
    resource: resourceOf(contract),
    id: done.id,
    by: scope.actor.username,
    at: scope.now,
    changes: [{ field: 'assignmentOverride', previous: null, data }],
  });
}

async function warningsFor(
  { before, after, input }: Intent<typeof contract>,
  { client }: Scope,
): Promise<readonly Finding[]> {
  const own = { ...after, driver: before?.driver ?? null, '@id': before ? iriOf('contracts', before.id) : '' };
  const contracts = await contractFacts(client, [
    own,
    ...(input.setDriverForAdditionalRides === true ? await ridesAfter(before, client) : []),
  ]);
  const id = after.driver === null ? undefined : idOf('drivers', after.driver);
  const [[candidate], uses] = await Promise.all([
    // What is said here stays in the history of the contract, which more people read than may know a wage.
    driverFacts(client, id === undefined ? [] : [id], contracts),
    plateUses(client, contracts),
  ]);
  return candidate
    ? toBeReasoned(preflight(contracts, candidate, { plateUses: uses, travelTime: estimatedWays().travelTime }))
    : [];
}

/** The rides that would get the driver along with the contract. */
async function ridesAfter(before: Contract | undefined, client: PoolClient): Promise<readonly ContractToCheck[]> {
  return before ? contractsToCheck(client, await additionalRides(client, [before.id])) : [];
}

/** Why somebody goes on in spite of warnings, as he wrote it. */
export function reasonIn({ assignmentOverride }: Pick<InputOf<typeof contract>, 'assignmentOverride'>): string {
  return assignmentOverride?.trim() ?? '';
}

function titles(findings: readonly Finding[]): string {
  return findings.map((it) => it.title).join('; ');
}
