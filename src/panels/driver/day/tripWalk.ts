import type { Lane } from './lanes.ts';

/** Which ride a key leads to from another one; undefined for keys that lead nowhere. */
export function neighbour(lanes: readonly Lane[], iri: string, key: string): string | undefined {
  const row = laneOf(lanes, iri);
  const bars = lanes[row]?.bars ?? [];
  const at = bars.findIndex((it) => it.trip.iri === iri);
  const own = bars[at];
  if (!own) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return (bars[at - 1] ?? own).trip.iri;
    case 'ArrowRight':
      return (bars[at + 1] ?? own).trip.iri;
    case 'Home':
      return bars[0]?.trip.iri;
    case 'End':
      return bars.at(-1)?.trip.iri;
    case 'ArrowUp':
    case 'ArrowDown': {
      const step = key === 'ArrowUp' ? -1 : 1;
      for (let next = row + step; next >= 0 && next < lanes.length; next += step) {
        const nearest = (lanes[next]?.bars ?? []).toSorted(
          (one, other) => Math.abs(one.start - own.start) - Math.abs(other.start - own.start),
        )[0];
        if (nearest) return nearest.trip.iri;
      }
      return iri;
    }
    default:
      return undefined;
  }
}

/** In which lane a ride stands; -1 for none. */
export function laneOf(lanes: readonly Lane[], iri: string | null): number {
  return iri === null ? -1 : lanes.findIndex((it) => it.bars.some((bar) => bar.trip.iri === iri));
}
