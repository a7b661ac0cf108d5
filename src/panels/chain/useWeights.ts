import { useSetting } from '../../api/session/settings.ts';
import { chainFactors, type ChainWeights } from '../../domain/chain/chain.ts';
import { keepSetting } from '../kit/keepSetting.ts';

const key = 'chainWeights';

/** How much each factor counts for this person; undefined as long as the usual weights will do. */
export function useWeights(): readonly [ChainWeights | undefined, (weights: ChainWeights) => void] {
  const kept = useSetting(key);
  return [isWeights(kept) ? kept : undefined, (weights) => keepSetting(key, weights)];
}

function isWeights(kept: unknown): kept is ChainWeights {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    chainFactors.every((it) => Number.isInteger((kept as Readonly<Record<string, unknown>>)[it]))
  );
}
