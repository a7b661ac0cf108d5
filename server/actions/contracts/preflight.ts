import { contract } from '../../../src/domain/contract/contract.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { toBeReasoned, type Finding } from '../../../src/domain/preflight/finding.ts';
import { preflight } from '../../../src/domain/preflight/preflight.ts';
import { writeHistory } from '../../storage/history.ts';
import type { Done, Intent, Scope } from '../behaviour.ts';
import { driverFacts, orderFacts, plateUses, travelTimes } from './preflightFacts.ts';

type Values = Readonly<Record<string, unknown>>;

const getsDriver = ({ kind, before, after }: Intent): boolean => kind !== 'delete' && Boolean(after.driver) && (before?.driver ?? null) !== after.driver;

/** A closed ride keeps its driver; and whoever takes part in the pre-flight check says why he goes on in spite of a warning. */
export async function checkAssignment(intent: Intent, scope: Scope): Promise<Verdict> {
  if (!getsDriver(intent)) return allowed;
  if (intent.before?.abgeschlossen === true) return refused('Der Fahrer einer abgeschlossenen Fahrt kann nicht gewechselt werden.', 'driver');
  if (!('assignmentOverride' in intent.input) || reasonIn(intent) !== '') return allowed;
  const warnings = await warningsFor({ ...intent.after, driver: intent.before?.driver ?? null }, { iri: iriIn(intent), driver: intent.after.driver, scope });
  return warnings.length === 0 ? allowed : refused(`Bitte begründen: ${titles(warnings)}`, 'assignmentOverride');
}

/** The reason for a driver in spite of warnings stays in the history of the order, together with the warnings. */
export async function noteOverride(done: Done, scope: Scope): Promise<void> {
  const reason = reasonIn(done);
  if (reason === '' || !getsDriver(done)) return;
  const warnings = await warningsFor({ ...done.after, driver: done.before?.driver ?? null }, { iri: iriOf('contracts', done.id), driver: done.after.driver, scope });
  if (warnings.length === 0) return;
  const data = `${reason} (${titles(warnings)})`;
  await writeHistory(scope.client, { resource: contract, id: done.id, by: scope.actor.username, at: scope.now, changes: [{ field: 'assignmentOverride', previous: null, data }] });
}

async function warningsFor(order: Values, { iri, driver, scope: { client } }: { iri: string; driver: unknown; scope: Scope }): Promise<readonly Finding[]> {
  const orders = await orderFacts(client, [{ ...order, '@id': iri }]);
  const id = typeof driver === 'string' ? idOf('drivers', driver) : undefined;
  const [[candidate], uses] = await Promise.all([driverFacts(client, id === undefined ? [] : [id], orders), plateUses(client, orders)]);
  return candidate ? toBeReasoned(preflight(orders, candidate, { plateUses: uses, travelTime: travelTimes() })) : [];
}

function iriIn({ before }: Intent): string {
  return typeof before?.id === 'number' ? iriOf('contracts', before.id) : '';
}

function reasonIn({ input }: Intent): string {
  return typeof input.assignmentOverride === 'string' ? input.assignmentOverride.trim() : '';
}

function titles(findings: readonly Finding[]): string {
  return findings.map((it) => it.title).join('; ');
}
