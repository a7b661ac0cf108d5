import type { ReadRow } from './importedRow.ts';

/** Orders that follow each other in a circle have no first one; each of them is refused. */
export function connectionFindings(contracts: readonly ReadRow[]): readonly ReadRow[] {
  const followed = new Map(contracts.map((it) => [it.number, it.follows]));
  return contracts.map((it) =>
    it.follows !== null && it.follows !== it.number && isInCircle(it.number, followed)
      ? {
          ...it,
          findings: [
            ...it.findings,
            {
              column: 'Anschluss zu',
              text: `Der Anschluss „${it.follows}“ führt im Kreis zu dieser Zeile zurück.`,
              isHint: false,
            },
          ],
        }
      : it,
  );
}

function isInCircle(start: string, followed: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let at = followed.get(start); at !== null && at !== undefined && !seen.has(at); at = followed.get(at)) {
    if (at === start) return true;
    seen.add(at);
  }
  return false;
}

/** Orders in the sequence in which they can be made: whoever is followed comes first, else as in the file. */
export function inSequence<T extends { readonly number: string; readonly follows: string | null }>(
  contracts: readonly T[],
): readonly T[] {
  const byNumber = new Map(contracts.map((it) => [it.number, it]));
  const done = new Set<T>();
  const visit = (it: T, path: ReadonlySet<T>): void => {
    if (done.has(it) || path.has(it)) return;
    const before = it.follows === null ? undefined : byNumber.get(it.follows);
    if (before) visit(before, new Set([...path, it]));
    done.add(it);
  };
  for (const it of contracts) visit(it, new Set());
  return [...done];
}
