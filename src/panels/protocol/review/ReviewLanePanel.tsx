import './reviewLane.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { beginUsual } from '../../../commands/protocol/reviewRuns.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { EmptyState } from '../../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { useKeyboardKept } from '../../kit/useKeyboardKept.ts';
import { LaneEnd } from './LaneEnd.tsx';
import { ListLink } from './ListLink.tsx';
import { LaneProtocol } from './LaneProtocol.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { useLane } from './useLane.ts';
import { useSpoken } from './useSpoken.ts';

/** Protocols one after the other, looked through by keyboard alone; who stops goes on here tomorrow. */
export default function ReviewLanePanel() {
  const { lane, error, refetch } = useLane();
  const box = useRef<HTMLDivElement>(null);
  const { spoken, say } = useSpoken();
  const start = useStart(lane === undefined);
  const row = lane?.rows[lane.at];
  const failure = error ?? start.error;
  useKeyboardKept(box, (it) => it.querySelector<HTMLElement>('[data-autofocus]'));
  return (
    <div ref={box} className="review-lane @container flex h-full min-h-0 flex-col bg-panel">
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {failure ? (
        <ErrorState title="Die Prüfspur konnte nicht geladen werden" onRetry={error ? refetch : start.again}>
          {messageOf(failure)}
        </ErrorState>
      ) : !lane ? (
        <SkeletonRows rows={12} columns={4} tall />
      ) : lane.rows.length === 0 ? (
        <EmptyState
          title="Es ist nichts zu prüfen."
          actions={
            <>
              <Button icon="refresh-cw" startsHere onClick={start.again}>
                Erneut nachsehen
              </Button>
              <ListLink />
            </>
          }
        >
          Alle abgeschlossenen, nicht versendeten Protokolle sind entschieden. In der Liste angekreuzte Protokolle
          lassen sich jederzeit in die Prüfspur nehmen.
        </EmptyState>
      ) : row ? (
        <LaneProtocol lane={lane} iri={row['@id']} say={say} />
      ) : (
        <>
          <ProgressLine lane={lane} />
          <LaneEnd lane={lane} onBegin={start.again} />
        </>
      )}
    </div>
  );
}

/** Makes a lane where there is none yet. */
function useStart(isNeeded: boolean): { readonly error: Error | null; readonly again: () => void } {
  const [error, setError] = useState<Error | null>(null);
  const isBusy = useRef(false);
  const begin = useCallback(() => {
    if (isBusy.current) return;
    isBusy.current = true;
    setError(null);
    beginUsual()
      .catch((reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason))))
      .finally(() => (isBusy.current = false));
  }, []);
  useEffect(() => {
    if (isNeeded) begin();
  }, [isNeeded, begin]);
  return { error, again: begin };
}
