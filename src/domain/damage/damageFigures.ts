import { labelOf, type ChoiceList } from '../choices/choices.ts';
import { bodyShapes } from '../protocol/choices/bodyShapes.ts';
import { components } from '../protocol/choices/components.ts';
import { damageKinds } from '../protocol/choices/damageKinds.ts';
import { locations } from '../protocol/choices/locations.ts';

/** What damages are told apart by; each is also what one looks for. */
export const damageTraits = ['carType', 'location', 'component', 'damage'] as const;
export type DamageTrait = (typeof damageTraits)[number];
export type DamageWish = { readonly [Trait in DamageTrait]: string | null } & { readonly isNew: boolean };

/** How many damages there are of one sort; the key holds the traits and whether they came about on the way. */
export type DamageLine = { readonly key: string; readonly count: number };

/** One kind, part, area or shape with its damages, and how many of them came about on the way. */
export type DamageCount = {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly fresh: number;
};
export type DamageFigures = {
  readonly count: number;
  readonly fresh: number;
  readonly by: Readonly<Record<DamageTrait, readonly DamageCount[]>>;
};

/** What each trait can be; vehicles are told apart by the type that their protocol names. */
const carTypes: ChoiceList = {
  title: 'Bauform',
  items: bodyShapes.items.map(({ carType, label }) => ({ key: carType, label })),
};
export const traitChoices: Readonly<Record<DamageTrait, ChoiceList>> = {
  carType: carTypes,
  location: locations,
  component: components,
  damage: damageKinds,
};

/**
 * What of the damages one looks for, counted by each trait. A trait that is chosen does not narrow its own list, so
 * that one goes from part to part.
 */
export function damageFigures(lines: readonly DamageLine[], wish: DamageWish): DamageFigures {
  const read = lines.map(({ key, count }) => {
    const parts = key.split('|');
    const traits = Object.fromEntries(damageTraits.map((it, at) => [it, parts[at] ?? '']));
    return {
      traits: traits as Record<DamageTrait, string>,
      count,
      fresh: parts[damageTraits.length] === 'new' ? count : 0,
    };
  });
  const wanted = read.filter((it) => !wish.isNew || it.fresh > 0);
  const fits = (it: (typeof read)[number], but?: DamageTrait) =>
    damageTraits.every((trait) => trait === but || wish[trait] === null || it.traits[trait] === wish[trait]);
  const all = wanted.filter((it) => fits(it));
  return {
    count: sumOf(all, 'count'),
    fresh: sumOf(all, 'fresh'),
    by: Object.fromEntries(
      damageTraits.map((trait) => {
        const mine = Map.groupBy(
          wanted.filter((it) => fits(it, trait)),
          (it) => it.traits[trait],
        );
        const counts = [...mine].map(([key, found]) => ({
          key,
          label: labelOf(traitChoices[trait], key) || 'ohne Angabe',
          count: sumOf(found, 'count'),
          fresh: sumOf(found, 'fresh'),
        }));
        return [trait, counts.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'de'))];
      }),
    ) as unknown as DamageFigures['by'],
  };
}

function sumOf(of: readonly { readonly count: number; readonly fresh: number }[], name: 'count' | 'fresh'): number {
  return of.reduce((sum, it) => sum + it[name], 0);
}
