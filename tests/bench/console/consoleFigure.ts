import { medianOf, type Figure } from '../figure.ts';

type Compared = {
  readonly name: string;
  readonly unit: string;
  readonly reference: readonly number[];
  readonly ours: readonly number[];
};

/** A figure that may be so many times its reference from the same runs. */
export function against(max: number, { name, unit, reference, ours }: Compared): Figure {
  return { part: 'console', name, unit, reference: medianOf(reference), ours: medianOf(ours), aim: { max } };
}

/** A figure with a limit of its own; null only tells it. */
export function within(
  max: number | null,
  { name, unit, ours }: { readonly name: string; readonly unit: string; readonly ours: number },
): Figure {
  return { part: 'console', name, unit, reference: null, ours, aim: max === null ? null : { max } };
}
