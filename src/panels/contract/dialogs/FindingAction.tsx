import { tools } from '../../../commands/tools.ts';
import type { Finding } from '../../../domain/preflight/finding.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';

/** What can be done about findings: dissolve a package, leave a contract out. */
export type FindingActions = {
  readonly dissolve: ReadonlySet<string>;
  readonly onDissolve: (bundles: readonly string[], yes: boolean) => void;
  /** Leaves contracts out of the change; absent where there is only one. */
  readonly onLeaveOut?: ((contracts: readonly string[]) => void) | undefined;
};

/** The next step about one finding, or about all of a kind: Auslassen, auflösen, Zeigen. */
export function FindingAction({
  findings,
  dissolve,
  onDissolve,
  onLeaveOut,
}: FindingActions & { readonly findings: readonly Finding[] }) {
  const bundles = findings.flatMap((it) => it.bundle ?? []);
  const contracts = [
    ...new Set(findings.flatMap((it) => (it.kind === 'warn' && it.order !== undefined ? [it.order] : []))),
  ];
  const [only] = findings;
  const other = findings.length === 1 ? only?.other : undefined;
  if (findings.every((it) => it.leavesOut))
    return (
      <span className="flex-none text-11 text-2">
        {findings.length === 1 ? 'wird ausgelassen' : 'werden ausgelassen'}
      </span>
    );
  if (bundles.length > 0)
    return (
      <Checkbox
        value={bundles.every((it) => dissolve.has(it))}
        onChange={(yes) => onDissolve(bundles, yes)}
        className="flex-none text-11"
      >
        auflösen
      </Checkbox>
    );
  return (
    <span className="flex flex-none gap-2">
      {other !== undefined && (
        <Button small onClick={() => tools().open(other.replace('/api', ''), 'window')}>
          Zeigen
        </Button>
      )}
      {onLeaveOut && contracts.length > 0 && (
        <Button small onClick={() => onLeaveOut(contracts)}>
          Auslassen
        </Button>
      )}
    </span>
  );
}
