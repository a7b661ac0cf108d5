import { germany } from './germany.ts';
import { pathOf, type View } from './projection.ts';

const outline = germany.map((ring) =>
  Array.from({ length: ring.length / 2 }, (_, at) => ({ lng: ring[at * 2] ?? 0, lat: ring[at * 2 + 1] ?? 0 })),
);

/** The country as a shape that maps are drawn on, without anything from outside. */
export function CountryOutline({ view }: { view: View }) {
  return (
    <path
      d={outline.map((ring) => `${pathOf(ring, view)}Z`).join('')}
      fill="var(--bg-app)"
      stroke="var(--border-strong)"
      strokeWidth={1}
      strokeLinejoin="round"
    />
  );
}
