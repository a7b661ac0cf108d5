import type { Iri } from '../define/field.ts';
import type { Obstacle } from '../invoice/billability.ts';
import type { ObstacleKey } from './obstacles.ts';

/** The records around a contract in which something is cured. */
type Around = {
  readonly contract: Iri;
  readonly protocol?: Iri | undefined;
  readonly driver?: Iri | undefined;
  readonly document?: Iri | undefined;
  readonly priceGroup?: Iri | undefined;
  readonly customer?: Iri | undefined;
};

const places: Readonly<Partial<Record<ObstacleKey, readonly (keyof Around)[]>>> = {
  blocked: ['contract'],
  billed: ['document'],
  drafted: ['document'],
  withoutRecipient: ['contract'],
  withoutDriver: ['contract'],
  group: ['driver'],
  taxNumber: ['driver'],
  agreement: ['driver'],
  agreementAsked: ['driver'],
  open: ['protocol', 'contract'],
  waiting: ['protocol', 'contract'],
  receipt: ['protocol', 'contract'],
  kilometres: ['protocol', 'contract'],
  skipTax: ['customer', 'document'],
  cancelled: ['contract'],
};

/** Where an obstacle is cured (document wordings); nothing where nobody cures it. */
export function obstacleTarget({ key, sentence }: Pick<Obstacle, 'key' | 'sentence'>, around: Around): Iri | undefined {
  if (key === 'withoutAmount')
    return sentence.startsWith('Keine Preisstufe') ? (around.priceGroup ?? around.contract) : around.contract;
  return places[key]?.flatMap((it) => around[it] ?? []).at(0);
}
