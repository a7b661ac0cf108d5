import { allowed, refused, type AnyVerdict, type Verdict } from '../../domain/define/verdict.ts';
import type { LeftOut } from '../resource/changeRecords.ts';
import type { ContractEntity } from './contractFacts.ts';

type Rule = (contract: ContractEntity) => AnyVerdict;

/** A command on several contracts is possible while it is possible for one of them. */
export function someOf(rule: Rule): (contracts: readonly ContractEntity[]) => AnyVerdict {
  return (contracts) => {
    const verdicts = contracts.map(rule);
    return verdicts.find((it) => it.verdict !== 'refused') === undefined ? (verdicts[0] ?? allowed) : allowed;
  };
}

/** The contracts a rule lets through, and the others with its reason. */
export function sorted(
  contracts: readonly ContractEntity[],
  rule: Rule,
): { readonly fitting: readonly ContractEntity[]; readonly leftOut: readonly LeftOut[] } {
  const fitting: ContractEntity[] = [];
  const leftOut: LeftOut[] = [];
  for (const contract of contracts) {
    const verdict = rule(contract);
    if (verdict.verdict === 'refused') leftOut.push({ record: contract, reason: verdict.reason });
    else fitting.push(contract);
  }
  return { fitting, leftOut };
}

/** Possible only where the condition holds. */
export function only(condition: boolean, reason: string): Verdict {
  return condition ? allowed : refused(reason);
}
