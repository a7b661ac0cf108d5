import type { Entity } from '../../../api/records/entities.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { reviewStates } from '../../../domain/protocol/choices/reviewStates.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { checkDecision } from '../../../domain/protocol/review.ts';
import { companyZone, formatInstant } from '../../../domain/time/zone.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { nameOf } from '../../kit/represent.ts';

interface DecisionNoteProps {
  protocol: Entity<typeof protocol>;
  onTakeBack: () => void;
}

/** What was decided about this protocol, by whom and why, and the way back while no mail is out. */
export function DecisionNote({ protocol: it, onTakeBack }: DecisionNoteProps) {
  const may = checkDecision(it);
  const who = it.reviewedBy ? ` von ${nameOf(it.reviewedBy)}` : '';
  return (
    <Note
      bar
      tone={it.reviewState === 'checked' ? 'ok' : it.reviewState === 'complained' ? 'danger' : 'info'}
      title={`${labelOf(reviewStates, it.reviewState)}${who}, ${formatInstant(it.reviewedAt, companyZone)}${it.reviewReason ? ' ·' : ''}`}
      actions={
        <Button
          small
          icon="undo-2"
          hotkey="z"
          reason={may.verdict === 'refused' ? may.reason : undefined}
          onClick={onTakeBack}
        >
          Entscheidung zurücknehmen
        </Button>
      }
    >
      {it.reviewReason}
    </Note>
  );
}
