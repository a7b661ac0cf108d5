import type { AnyRow } from '../../src/domain/define/row.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { changesBetween } from '../storage/history.ts';
import { Invalid } from '../storage/refusals.ts';
import type { Behaviour, Intent, Scope } from './behaviour.ts';

/** What is written, and the transaction that it is written in. */
export type Write = { readonly resource: Resource; readonly scope: Scope };

const none: Behaviour = {};

/** What the resource does beyond storing fields. */
export function behaviourOf({ resource, scope }: Write): Behaviour {
  return scope.behaviours[resource.path] ?? none;
}

/**
 * Asks the rules of the business whether the intention may go on, and settles what follows from it inside the record.
 */
export async function prepared(behaviour: Behaviour, intent: Intent, scope: Scope): Promise<Intent> {
  for (const check of behaviour.check ?? []) {
    const verdict = await check(intent, scope);
    if (verdict.verdict === 'refused')
      throw new Invalid([{ propertyPath: verdict.field ?? '', message: verdict.reason }]);
  }
  const after = { ...intent.after };
  for (const complete of behaviour.complete ?? []) Object.assign(after, await complete({ ...intent, after }, scope));
  return { ...intent, after };
}

/** What was settled when the record was made may be sent back, but not changed. */
export function refuseFixed(resource: Resource, before: AnyRow, wanted: AnyRow): void {
  const fields = Object.fromEntries(Object.entries(resource.fields).filter(([, it]) => it.createOnly === true));
  const violations = changesBetween({ ...resource, fields }, before, wanted);
  if (violations.length === 0) return;
  throw new Invalid(
    violations.map((it) => ({
      propertyPath: it.field,
      message: 'Das steht seit dem Anlegen fest und kann nicht geändert werden.',
    })),
  );
}
