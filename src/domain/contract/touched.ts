/** Whether a change says anything new about these fields; every field of a new contract is new. */
export function isTouched<Name extends string>(
  names: readonly Name[],
  before: Partial<Record<Name, unknown>> | null,
  after: Partial<Record<Name, unknown>>,
): boolean {
  return before === null || names.some((name) => meaning(before[name]) !== meaning(after[name]));
}

/** Nothing, an empty text and "no" are one. */
function meaning(value: unknown): unknown {
  return value === undefined || value === '' || value === false ? null : value;
}
