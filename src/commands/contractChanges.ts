import type { Entity } from '../api/entities.ts';
import { allowed, refused, type Verdict } from '../domain/define/verdict.ts';
import type { LeftOut } from './changeRecords.ts';

type Rule = (order: Entity) => Verdict;

/** A command on several orders is possible while it is possible for one of them. */
export function someOf(rule: Rule): (orders: readonly Entity[]) => Verdict {
  return (orders) => {
    const verdicts = orders.map(rule);
    return verdicts.find((it) => it.verdict !== 'refused') === undefined ? (verdicts[0] ?? allowed) : allowed;
  };
}

/** The orders a rule lets through, and the others with its reason. */
export function sorted(orders: readonly Entity[], rule: Rule): { readonly fitting: readonly Entity[]; readonly leftOut: readonly LeftOut[] } {
  const fitting: Entity[] = [];
  const leftOut: LeftOut[] = [];
  for (const order of orders) {
    const verdict = rule(order);
    if (verdict.verdict === 'refused') leftOut.push({ record: order, reason: verdict.reason });
    else fitting.push(order);
  }
  return { fitting, leftOut };
}

/** Possible only where the condition holds. */
export function only(condition: boolean, reason: string): Verdict {
  return condition ? allowed : refused(reason);
}
