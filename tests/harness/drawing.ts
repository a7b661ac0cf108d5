/** Draws numbers from a seed, so that a failure can be looked at again. */
export function drawing(seed: number) {
  let state = seed;
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const oneOf = <T>(all: readonly [T, ...T[]]): T => all[below(all.length)] ?? all[0];
  return { below, oneOf };
}
export type Draw = ReturnType<typeof drawing>;
