import type { Bar, Lane } from './lanes.ts';

const pageOfLanes = 10;

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
    case 'PageUp':
    case 'ArrowDown':
    case 'PageDown': {
      const used = lanes.flatMap(({ bars: own }, lane) => (own.length > 0 ? [lane] : []));
      const step = (key.endsWith('Up') ? -1 : 1) * (key.startsWith('Page') ? pageOfLanes : 1);
      const next = used[Math.max(0, Math.min(used.length - 1, used.indexOf(row) + step))] ?? row;
      return next === row ? iri : nearestTo(own, lanes[next]?.bars ?? []);
    }
    default:
      return undefined;
  }
}

/** The ride that begins next to another one's time. */
function nearestTo({ start }: Bar, bars: readonly Bar[]): string | undefined {
  return bars.toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))[0]?.trip.iri;
}

/** In which lane a ride stands; -1 for none. */
export function laneOf(lanes: readonly Lane[], iri: string | null): number {
  return iri === null ? -1 : lanes.findIndex((it) => it.bars.some((bar) => bar.trip.iri === iri));
}
