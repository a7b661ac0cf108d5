import { contract } from '../../../src/domain/contract/contract.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { toBeReasoned, type Finding } from '../../../src/domain/preflight/finding.ts';
import { preflight } from '../../../src/domain/preflight/preflight.ts';
import type { PoolClient } from 'pg';
import { writeHistory } from '../../storage/history.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';
import { additionalRides } from './additionalRides.ts';
import { driverFacts, orderFacts, ordersToCheck, plateUses, estimatedWays } from './preflightFacts.ts';

type Values = Readonly<Record<string, unknown>>;

const getsDriver = ({ kind, before, after }: Intent): boolean => kind !== 'delete' && Boolean(after.driver) && (before?.driver ?? null) !== after.driver;

/** A closed ride keeps its driver; and whoever takes part in the pre-flight check says why he goes on in spite of a warning. */
export async function checkAssignment(intent: Intent, scope: Scope): Promise<Verdict> {
  if (!getsDriver(intent)) return allowed;
  if (intent.before?.abgeschlossen === true) return refused('Der Fahrer einer abgeschlossenen Fahrt kann nicht gewechselt werden.', 'driver');
  if (!('assignmentOverride' in intent.input) || reasonIn(intent.input) !== '') return allowed;
  const warnings = await warningsFor(intent, scope);
  return warnings.length === 0 ? allowed : refused(`Bitte begründen: ${titles(warnings)}`, 'assignmentOverride');
}

/** The reason for a driver in spite of warnings stays in the history of the order, together with the warnings. */
export async function noteOverride(done: Done, scope: Scope): Promise<void> {
  const reason = reasonIn(done.input);
  if (reason === '' || !getsDriver(done)) return;
  const warnings = await warningsFor(done, scope);
  if (warnings.length === 0) return;
  const data = `${reason} (${titles(warnings)})`;
  await writeHistory(scope.client, { resource: contract, id: done.id, by: scope.actor.username, at: scope.now, changes: [{ field: 'assignmentOverride', previous: null, data }] });
}

async function warningsFor({ before, after, input }: Intent, { client }: Scope): Promise<readonly Finding[]> {
  const own = { ...after, driver: before?.driver ?? null, '@id': typeof before?.id === 'number' ? iriOf('contracts', before.id) : '' };
  const orders = await orderFacts(client, [own, ...(input.setDriverForAdditionalRides === true ? await ridesAfter(before, client) : [])]);
  const id = typeof after.driver === 'string' ? idOf('drivers', after.driver) : undefined;
  const [[candidate], uses] = await Promise.all([driverFacts(client, id === undefined ? [] : [id], orders), plateUses(client, orders)]);
  return candidate ? toBeReasoned(preflight(orders, candidate, { plateUses: uses, travelTime: estimatedWays().travelTime })) : [];
}

/** The rides that would get the driver along with the order. */
async function ridesAfter(before: Values | undefined, client: PoolClient): Promise<readonly (Values & { readonly '@id': string })[]> {
  return typeof before?.id === 'number' ? ordersToCheck(client, await additionalRides(client, [before.id])) : [];
}

/** Why somebody goes on in spite of warnings, as he wrote it. */
export function reasonIn({ assignmentOverride }: Values): string {
  return typeof assignmentOverride === 'string' ? assignmentOverride.trim() : '';
}

function titles(findings: readonly Finding[]): string {
  return findings.map((it) => it.title).join('; ');
}
