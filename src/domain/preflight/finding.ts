/** Something to know before an order gets a driver: a block leaves the order out, a warning is for a person to weigh, an info is only said. */
export interface Finding {
  /** Unique among the findings of one driver. */
  readonly id: string;
  readonly kind: 'block' | 'warn' | 'info';
  readonly title: string;
  readonly text: string;
  /** The order it is about; several orders share what is said about the driver alone. */
  readonly order?: string;
  /** What it says about the driver's fitness in a word or two; absent where the driver could not help it. */
  readonly short?: string;
  /** Whoever goes on in spite of it says why, and the reason stays in the order's history. */
  readonly needsReason?: true;
  /** The order is left out because of it. */
  readonly leavesOut?: true;
  /** The other ride it speaks of, to be looked at. */
  readonly other?: string;
  /** The bundle that may be dissolved. */
  readonly bundle?: string;
}

const places = { block: 0, warn: 1, info: 2 } as const;

/** Blocks first, then warnings, then hints; within each as they were found. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((one, other) => places[one.kind] - places[other.kind]);
}

/** The orders that the findings leave out, with the reason. */
export function leftOutBy(findings: readonly Finding[]): ReadonlyMap<string, string> {
  return new Map(
    findings.flatMap(({ order, leavesOut, title }) =>
      leavesOut && order !== undefined ? [[order, title] as const] : [],
    ),
  );
}

/** The warnings that somebody must give a reason for, those about orders that are left out aside. */
export function toBeReasoned(findings: readonly Finding[]): readonly Finding[] {
  const left = leftOutBy(findings);
  return findings.filter(({ needsReason, order }) => needsReason && (order === undefined || !left.has(order)));
}
