import type { SemanticColour } from './semanticColours.ts';
import { Tag } from './Tag.tsx';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The colour of a group or bundle: its number modulo ten, so that "G 1205" keeps its colour everywhere; else grey. */
function colourOf(palette: 'group' | 'bundle', name: string): SemanticColour {
  const digit = digits[Number(/\d(?=\D*$)/.exec(name)?.[0] ?? Number.NaN)];
  return digit === undefined ? 'tone-neutral' : `${palette}-${digit}`;
}

/** A group of announcements; the name is always written beside the colour. */
export function GroupChip({ name }: { name: string }) {
  return (
    <Tag colour={colourOf('group', name)} icon="layers" meaning="Gruppe">
      {name}
    </Tag>
  );
}

/** A bundle of trips, outlined with the package so that it differs from a group. */
export function BundleChip({ name }: { name: string }) {
  return (
    <Tag colour={colourOf('bundle', name)} icon="package" meaning="Fahrtpaket">
      {name}
    </Tag>
  );
}
