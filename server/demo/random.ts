/** A stream of random numbers that is the same for the same seed on every machine. */
export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  normal(mean: number, deviation: number): number;
};

function hashOf(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i += 1) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  return [a, b, c, d];
}

/**
 * The stream of one thing, for example `randomFrom('leitstand', 'day', 20600)`; other parts give an independent stream.
 */
export function randomFrom(...parts: readonly (string | number)[]): Random {
  let [a, b, c, d] = hashOf(parts.join('|'));
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i += 1) next();
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** The entry at a position that is known to exist. */
export function at<T>(list: { readonly [index: number]: T; readonly length: number }, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`No entry ${index} of ${list.length}`);
  return entry;
}

/** Draws entries as often as their weights say. */
export type Weighted<T> = (random: Random) => T;

/** Prepares a draw by weights, which need not sum up to anything. */
export function weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): Weighted<T> {
  const values = entries.map(([value]) => value);
  const sums = new Float64Array(entries.length);
  let total = 0;
  entries.forEach(([, weight], i) => {
    sums[i] = total += weight;
  });
  return (random) => {
    const wanted = random.next() * total;
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(sums, middle) > wanted) high = middle;
      else low = middle + 1;
    }
    return at(values, low);
  };
}

/** A shuffled copy. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = random.int(0, i);
    [copy[i], copy[j]] = [at(copy, j), at(copy, i)];
  }
  return copy;
}

/** So many different entries, fewer when there are not enough. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  return shuffled(random, list).slice(0, count);
}
