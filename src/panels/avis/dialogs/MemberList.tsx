import type { Entity } from '../../../api/records/entities.ts';
import { useEntities } from '../../../api/records/useEntities.ts';
import { contractNumberOf } from '../../../commands/avis/avisFacts.ts';
import { leaveGroup } from '../../../commands/avis/avisRuns.ts';
import { tools } from '../../../commands/tools.ts';
import { checkLeaveBundle } from '../../../domain/avis/avisActions.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import type { contractAvisBundle } from '../../../domain/avis/contractAvisBundle.ts';
import { IconButton } from '../../../ui/display/IconButton.tsx';

type MemberListProps = {
  readonly group: Entity<typeof contractAvisBundle>;
  /** The avis that is open beside the list, which is not taken out under somebody's hands. */
  readonly current?: string;
};

/** The avis of a group, each with the way out of it. */
export function MemberList({ group, current }: MemberListProps) {
  const members = useEntities(contractAvis, group.avis ?? []);
  return (
    <ul className="flex flex-wrap gap-3">
      {members.map((it) => {
        const verdict = checkLeaveBundle(it, { current: it['@id'] === current });
        return (
          <li key={it['@id']} className="flex items-center gap-1 rounded-2 border border-line pl-3">
            <span className="num">{contractNumberOf(it)}</span>
            <IconButton
              small
              icon="x"
              label={`${contractNumberOf(it)} aus der Gruppe nehmen`}
              reason={verdict.verdict === 'refused' ? verdict.reason : undefined}
              onClick={() => void leaveGroup([it], tools())}
            />
          </li>
        );
      })}
    </ul>
  );
}
