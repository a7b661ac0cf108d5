import { bundleChipPalette } from '../../domain/choices/bundleChipPalette.ts';
import { placeInPalette } from '../../domain/list/placeInPalette.ts';
import { groupChipPalette } from '../../domain/choices/groupChipPalette.ts';
import type { SemanticColour } from './semanticColours.ts';
import { Tag } from './Tag.tsx';

/** A group of announcements; the name is always written beside the colour. */
export function GroupChip({ name }: { name: string }) {
  return (
    <Tag colour={colourOf('group', placeInPalette(groupChipPalette, name))} icon="layers" meaning="Gruppe">
      {name}
    </Tag>
  );
}

/** A bundle of trips, outlined with the package so that it differs from a group. */
export function BundleChip({ name }: { name: string }) {
  return (
    <Tag colour={colourOf('bundle', placeInPalette(bundleChipPalette, name))} icon="package" meaning="Fahrtpaket">
      {name}
    </Tag>
  );
}

/** The colours of the two palettes are those of the theme; a name without a number is grey. */
function colourOf(palette: 'group' | 'bundle', place: number | null): SemanticColour {
  const at = digits.find((it) => it === place);
  return at === undefined ? 'tone-neutral' : `${palette}-${at}`;
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
