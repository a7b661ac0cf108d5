import { sideOf } from '../../domain/damage/sideOf.ts';
import { components } from '../../domain/protocol/choices/components.ts';
import { componentSides } from '../../domain/protocol/choices/componentSides.ts';
import { damageKinds } from '../../domain/protocol/choices/damageKinds.ts';
import { CatalogueTable } from './CatalogueTable.tsx';
import type { PastYear } from './usePastYear.ts';

/** The kinds of damage. */
export function KindsCatalogue({ year }: { readonly year: PastYear }) {
  const lines = damageKinds.items.map(({ key, label }) => ({
    key,
    cells: [label],
    count: year('damage', key),
    href: `/damage_tool?damage=${key}`,
  }));
  return <CatalogueTable headings={['Schaden']} lines={lines} />;
}

/** The sides of a vehicle, each with the parts that sit there. */
export function SidesCatalogue({ year }: { readonly year: PastYear }) {
  const lines = componentSides.items.map(({ key, label }) => {
    const parts = components.items.filter((it) => sideOf(it) === key);
    const counts = parts.map((it) => year('component', it.key));
    return {
      key,
      cells: [label, parts.map((it) => it.label).join(', ')],
      count: counts.includes(undefined) ? undefined : counts.reduce<number>((sum, it) => sum + (it ?? 0), 0),
      href: '',
    };
  });
  return <CatalogueTable headings={['Seite', 'Bauteile']} lines={lines} />;
}
