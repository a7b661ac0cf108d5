import { partsAt } from '../../../src/domain/protocol/carParts.ts';
import type { KeyOf } from '../../../src/domain/choices/choices.ts';
import type { damageKinds } from '../../../src/domain/protocol/choices/damageKinds.ts';
import type { components } from '../../../src/domain/protocol/choices/components.ts';
import type { damageProcessStates } from '../../../src/domain/protocol/choices/damageProcessStates.ts';
import type { locations } from '../../../src/domain/protocol/choices/locations.ts';
import { weighted, type Random } from '../random.ts';

const outside = weighted([
  ['front', 5],
  ['leftSide', 4],
  ['rightSide', 4],
  ['rear', 4],
  ['roof', 1],
] as const);
const inside = weighted([
  ['interior', 3],
  ['boot', 1],
] as const);
const outerKinds = weighted([
  ['scratch', 41],
  ['stoneChip', 17],
  ['dent', 14],
  ['kerbDamage', 12],
  ['paintDamage', 5],
  ['dentWithPaintDamage', 4],
  ['hailDamage', 1],
  ['crack', 1],
  ['broken', 1],
  ['missing', 1],
] as const);
const innerKinds = weighted([
  ['stain', 5],
  ['scratch', 2],
  ['hole', 1],
] as const);

export type Damage = {
  readonly sortOrder: number;
  readonly damage: KeyOf<typeof damageKinds>;
  readonly location: KeyOf<typeof locations>;
  readonly component: KeyOf<typeof components>;
  readonly image: { readonly processStateType: State; readonly imageProcessStateType: State };
};
type State = KeyOf<typeof damageProcessStates>;
type Found = {
  readonly carType: string;
  readonly inner: boolean;
  readonly outer: boolean;
  /** How far the protocol has come. */
  readonly state: number;
};

/** The damages that a protocol speaks of, on parts that the vehicle has. */
export function drawDamages(random: Random, { carType, inner, outer, state }: Found): readonly Damage[] {
  const places = [
    ...Array.from({ length: outer ? random.int(1, 3) : 0 }, () => ({ at: outside(random), kind: outerKinds(random) })),
    ...(inner ? [{ at: inside(random), kind: innerKinds(random) }] : []),
  ];
  return places.map(({ at, kind }, i) => {
    const found = foundAt(random, state);
    return {
      sortOrder: i + 1,
      damage: kind,
      location: at,
      component: random.pick(partsAt({ carType, location: at })).key,
      image: { processStateType: found, imageProcessStateType: found },
    };
  });
}

/** Few are new at the delivery, and fewer are found afterwards. */
function foundAt(random: Random, state: number): State {
  if (state >= 3 && random.chance(0.12)) return 'SUBMITTED';
  return state === 4 && random.chance(0.05) ? 'RECEIVED' : 'STARTED';
}
