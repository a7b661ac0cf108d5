import { labelOf } from '../../domain/choices/choices.ts';
import { sideOf } from '../../domain/damage/sideOf.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { bodyShapes } from '../../domain/protocol/choices/bodyShapes.ts';
import { components } from '../../domain/protocol/choices/components.ts';
import { componentSides } from '../../domain/protocol/choices/componentSides.ts';
import { damageKinds } from '../../domain/protocol/choices/damageKinds.ts';
import { locations } from '../../domain/protocol/choices/locations.ts';
import type { PastYear } from './usePastYear.ts';

type Sort = 'component' | 'damage' | 'side';
type Line = {
  readonly key: string;
  readonly cells: readonly string[];
  readonly count: number | undefined;
  readonly href: string;
};

const headings: Readonly<Record<Sort, readonly string[]>> = {
  component: ['Bauteil', 'Bereich', 'Seite', 'Nicht an'],
  damage: ['Schaden'],
  side: ['Seite', 'Bauteile'],
};

/** One list of the catalogue, with how often each entry was damaged in the last twelve months. */
export function Catalogue({ of, year }: { readonly of: Sort; readonly year: PastYear }) {
  return (
    <table className="mt-4 w-full max-w-[1080px] border-separate border-spacing-0">
      <thead>
        <tr className="text-left text-11 text-2">
          {headings[of].map((it) => (
            <th key={it} scope="col" className="border-b border-line py-3 pr-6 font-medium">
              {it}
            </th>
          ))}
          <th scope="col" className="border-b border-line py-3 text-right font-medium whitespace-nowrap">
            Schäden in 12 Monaten
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOf(of, year).map(({ key, cells: [name, ...rest], count, href }) => (
          <tr key={key} className="hover:bg-hover">
            <th
              scope="row"
              className="border-b border-line-subtle py-3 pr-6 text-left font-text whitespace-nowrap text-1"
            >
              {name}
            </th>
            {rest.map((it, at) => (
              <td key={headings[of][at + 1]} className="border-b border-line-subtle py-3 pr-6 text-2">
                {it}
              </td>
            ))}
            <td className="num border-b border-line-subtle py-3 text-right">
              {href === '' ? (
                countText(count)
              ) : (
                <a href={href} className="text-link hover:underline">
                  {countText(count)}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const countText = (count: number | undefined) => (count === undefined ? '…' : formatCount(count));

function linesOf(of: Sort, year: PastYear): readonly Line[] {
  if (of === 'damage')
    return damageKinds.items.map(({ key, label }) => ({
      key,
      cells: [label],
      count: year('damage', key),
      href: `/damage_tool?damage=${key}`,
    }));
  if (of === 'component')
    return components.items.map((part) => ({
      key: part.key,
      cells: [
        part.label,
        part.locations.map((it) => labelOf(locations, it)).join(', '),
        labelOf(componentSides, sideOf(part)),
        bodyShapes.items
          .filter((it) => it.excludes.includes(part.key))
          .map((it) => it.label)
          .join(', '),
      ],
      count: year('component', part.key),
      href: `/damage_tool?component=${part.key}`,
    }));
  return componentSides.items.map(({ key, label }) => {
    const parts = components.items.filter((it) => sideOf(it) === key);
    const counts = parts.map((it) => year('component', it.key));
    return {
      key,
      cells: [label, parts.map((it) => it.label).join(', ')],
      count: counts.includes(undefined) ? undefined : counts.reduce<number>((sum, it) => sum + (it ?? 0), 0),
      href: '',
    };
  });
}
