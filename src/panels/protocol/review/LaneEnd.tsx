import { commands } from '../../../commands/registry.ts';
import { runCommand } from '../../../commands/runCommand.ts';
import { isOnItsWay } from '../../../domain/protocol/reviewLane.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { EmptyState } from '../../../ui/display/EmptyState.tsx';
import { ListLink } from './ListLink.tsx';
import type { Lane } from './useLane.ts';

/** Everything is decided: what went how, and what can be done with all of it. */
export function LaneEnd({ lane, onBegin }: { lane: Lane; onBegin: () => void }) {
  const { rows } = lane;
  const checked = rows.filter((it) => it.reviewState === 'checked' && !isOnItsWay(it));
  const later = rows.filter((it) => it.reviewState === 'later').length;
  const send = commands().find((it) => it.id === 'protocol.send');
  const count = rows.length;
  return (
    <EmptyState
      title={count === 1 ? 'Das Protokoll ist durchgesehen.' : `Alle ${String(count)} Protokolle sind durchgesehen.`}
      actions={
        <>
          {checked.length > 0 && send && (
            <Button look="primary" icon="send" startsHere onClick={() => runCommand(send, checked)}>
              {checked.length === 1 ? '1 geprüftes versenden' : `${String(checked.length)} geprüfte versenden`}
            </Button>
          )}
          <Button icon="arrow-left" onClick={() => lane.goTo(count - 1)}>
            Zurück zum letzten
          </Button>
          <Button icon="refresh-cw" startsHere={checked.length === 0} onClick={onBegin}>
            Neue Prüfspur
          </Button>
          <ListLink />
        </>
      }
    >
      {later > 0 && `${String(later)} zurückgestellt, morgen weiter`}
    </EmptyState>
  );
}
