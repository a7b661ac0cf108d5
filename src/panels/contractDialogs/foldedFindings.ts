import type { Finding } from '../../domain/preflight/finding.ts';

/** A finding as it is shown, and the further orders of which the same is said. */
export type Folded = { readonly finding: Finding; readonly further: readonly string[] };

const numberAhead = /^\d{8}(?= )/;

/** What is said of many orders in the same words is shown once: who changes two hundred orders reads sentences, not two hundred times the same. */
export function foldedFindings(findings: readonly Finding[]): readonly Folded[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = foldKey(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [finding] = group;
    return finding ? [{ finding, further: group.slice(1).flatMap((it) => numberAhead.exec(it.title)?.[0] ?? []) }] : [];
  });
}

/** Only sentences that begin with the order's number differ by nothing but it; bundles have a box each. */
function foldKey({ id, kind, title, text, leavesOut, bundle }: Finding): string {
  if (bundle !== undefined || !numberAhead.test(title)) return id;
  return JSON.stringify([kind, title.replace(numberAhead, ''), text, leavesOut]);
}
