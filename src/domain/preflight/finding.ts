/**
 * Something to know before a contract gets a driver: a block leaves the contract out, a warning is for a person to
 * weigh, an info is only said.
 */
export interface Finding {
  /** Unique among the findings of one driver. */
  readonly id: string;
  readonly kind: 'block' | 'warn' | 'info';
  readonly title: string;
  readonly text: string;
  /** The contract it is about; several contracts share what is said about the driver alone. */
  readonly order?: string;
  /** What it says about the driver's fitness in a word or two; absent where the driver could not help it. */
  readonly short?: string;
  /** Whoever goes on in spite of it says why, and the reason stays in the contract's history. */
  readonly needsReason?: true;
  /** The contract is left out because of it. */
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

/** The contracts that the findings leave out, with the reason. */
export function leftOutBy(findings: readonly Finding[]): ReadonlyMap<string, string> {
  return new Map(
    findings.flatMap(({ order: contract, leavesOut, title }) =>
      leavesOut && contract !== undefined ? [[contract, title] as const] : [],
    ),
  );
}

/** The warnings that somebody must give a reason for, those about contracts that are left out aside. */
export function toBeReasoned(findings: readonly Finding[]): readonly Finding[] {
  const left = leftOutBy(findings);
  return findings.filter(
    ({ needsReason, order: contract }) => needsReason && (contract === undefined || !left.has(contract)),
  );
}
