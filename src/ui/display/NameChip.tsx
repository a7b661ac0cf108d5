import { Tag } from './Tag.tsx';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The colour place of a group or bundle: its number modulo ten, so that "G 1205" keeps its colour everywhere. */
function digitOf(name: string): (typeof digits)[number] {
  const figures = name.replace(/\D/g, '');
  return digits[figures === '' ? 0 : Number(figures.slice(-1))] ?? 0;
}

/** A group of announcements; the name is always written beside the colour. */
export function GroupChip({ name }: { name: string }) {
  return (
    <Tag colour={`group-${digitOf(name)}`} icon="layers" meaning="Gruppe">
      {name}
    </Tag>
  );
}

/** A bundle of trips, outlined with the package so that it differs from a group. */
export function BundleChip({ name }: { name: string }) {
  return (
    <Tag colour={`bundle-${digitOf(name)}`} icon="package" meaning="Fahrtpaket">
      {name}
    </Tag>
  );
}
