import { commands } from '../../../commands/registry.ts';
import { runCommand } from '../../../commands/runCommand.ts';
import { isOnItsWay, isOpenIn, laneEnd } from '../../../domain/protocol/reviewLane.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { EmptyState } from '../../../ui/display/EmptyState.tsx';
import { ListLink } from './ListLink.tsx';
import type { Lane } from './useLane.ts';

/** Where the lane ends: what went how, what was opened again, and what can be done with all of it. */
export function LaneEnd({ lane, onBegin }: { lane: Lane; onBegin: () => void }) {
  const { rows } = lane;
  const checked = rows.filter((it) => it.reviewState === 'checked' && !isOnItsWay(it));
  const later = rows.filter((it) => it.reviewState === 'later' && !isOpenIn(lane.kept, it)).length;
  const send = commands().find((it) => it.id === 'protocol.send');
  const { title, left } = laneEnd(rows, lane.kept);
  const open = rows[lane.next];
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {open && (
            <Button look="primary" icon="arrow-right" startsHere onClick={() => lane.goTo(lane.next)}>
              {`Weiter mit ${open.orderNumber ?? ''}`}
            </Button>
          )}
          {checked.length > 0 && send && (
            <Button
              look={open ? 'secondary' : 'primary'}
              icon="send"
              startsHere={!open}
              onClick={() => runCommand(send, checked)}
            >
              {checked.length === 1 ? '1 geprüftes versenden' : `${String(checked.length)} geprüfte versenden`}
            </Button>
          )}
          <Button icon="arrow-left" onClick={() => lane.goTo(rows.length - 1)}>
            Zurück zum letzten
          </Button>
          <Button icon="refresh-cw" startsHere={!open && checked.length === 0} onClick={onBegin}>
            Neue Prüfspur
          </Button>
          <ListLink />
        </>
      }
    >
      {[left, later > 0 && `${String(later)} zurückgestellt, morgen weiter`].filter(Boolean).join(' · ')}
    </EmptyState>
  );
}
