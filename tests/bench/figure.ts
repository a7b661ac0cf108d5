/**
 * One measured figure beside its reference from the same run; `aim` speaks about the ratio ours / reference, or about
 * ours where there is no reference.
 */
export type Figure = {
  readonly part:
    | 'api'
    | 'sql'
    | 'reports'
    | 'chains'
    | 'imports'
    | 'locks'
    | 'prices'
    | 'console'
    | 'controls'
    | 'uploads'
    | 'documents'
    | 'billing';
  readonly name: string;
  readonly unit: string;
  readonly reference: number | null;
  readonly ours: number;
  readonly aim: { readonly least: number } | { readonly max: number } | null;
};

/** Takes the figures of one part of the bench. */
export type Part = (surroundings: {
  readonly orders: number;
  /** Few runs of what people feel most, to hold a change against within ten minutes. */
  readonly isShort: boolean;
  readonly print: (line: string) => void;
}) => Promise<Figure[]>;

/** Makes the figures of a part, in one unit and without a reference unless they say otherwise. */
export const figuresOf =
  (part: Figure['part'], unit: string) =>
  (name: string, it: Pick<Figure, 'ours'> & Partial<Figure>): Figure => ({
    part,
    name,
    unit,
    reference: null,
    aim: null,
    ...it,
  });

/** How ours stands to the reference; ours itself where there is none. */
export function ratioOf({ reference, ours }: Figure): number {
  return reference === null ? ours : ours / reference;
}

/** Whether the aim is reached; null where there is none. */
export function isReached(figure: Figure): boolean | null {
  if (figure.aim === null) return null;
  return 'least' in figure.aim ? ratioOf(figure) >= figure.aim.least : ratioOf(figure) <= figure.aim.max;
}

export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}

/** The value below which this share of all lies. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
