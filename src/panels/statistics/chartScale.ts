/** Round steps of a scale: from its lowest to its highest figure, both round, in at most five steps. */
export type Scale = { readonly low: number; readonly high: number; readonly ticks: readonly number[] };

/**
 * A scale on which all values have room; it begins at nothing, or below where something is negative. No step is finer
 * than `least`.
 */
export function scaleOf(values: readonly number[], least: number): Scale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = highest - lowest || 1;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(([1, 2, 5, 10].find((it) => it * power >= rough) ?? 10) * power, least);
  const low = Math.floor(lowest / step) * step;
  const high = Math.max(Math.ceil(highest / step) * step, low + step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  return { low, high, ticks };
}

/** Where a value lies on a scale, in percent from below. */
export function heightOf(value: number, { low, high }: Scale): number {
  return ((value - low) / (high - low)) * 100;
}

/** Of so many labels every which one has room. */
export function everyWhich(count: number, room: number): number {
  return Math.max(1, Math.ceil(count / room));
}
