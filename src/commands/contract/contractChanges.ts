import { allowed, refused, type Verdict } from '../../domain/define/verdict.ts';
import type { LeftOut } from '../resource/changeRecords.ts';
import type { Order } from './contractFacts.ts';

type Rule = (order: Order) => Verdict;

/** A command on several orders is possible while it is possible for one of them. */
export function someOf(rule: Rule): (orders: readonly Order[]) => Verdict {
  return (orders) => {
    const verdicts = orders.map(rule);
    return verdicts.find((it) => it.verdict !== 'refused') === undefined ? (verdicts[0] ?? allowed) : allowed;
  };
}

/** The orders a rule lets through, and the others with its reason. */
export function sorted(
  orders: readonly Order[],
  rule: Rule,
): { readonly fitting: readonly Order[]; readonly leftOut: readonly LeftOut[] } {
  const fitting: Order[] = [];
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
