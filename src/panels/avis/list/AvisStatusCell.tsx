import { addressNoteText } from '../../../domain/avis/addressNote.ts';
import { answerOf } from '../../../domain/avis/answerStanding.ts';
import { wishedText } from '../../../domain/avis/answerText.ts';
import { missingMailText } from '../../../domain/avis/contactMails.ts';
import { effectiveCoordination, needsContractType } from '../../../domain/avis/coordination.ts';
import { avisCoordinations } from '../../../domain/avis/choices/avisCoordinations.ts';
import { avisLinkDirections } from '../../../domain/avis/choices/avisLinkDirections.ts';
import { workingDaysFrom } from '../../../domain/time/workingDays.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { todayNow } from '../../kit/useToday.ts';
import { StatusTag } from '../StatusTag.tsx';
import type { AvisCell } from './avisCell.ts';

/** How far the appointment is, and what has to be arranged. */
export function AvisStatusCell({ entity: avis }: AvisCell) {
  const missing = missingMailText(avis);
  const address = addressNoteText(avis);
  return (
    <div className="two-lines">
      <div>
        <StatusTag status={avis.status} />
        <AnswerMark avis={avis} />
        {address && <Icon name="map-pin" size={12} label={address} tip className="text-warn" />}
        {avis.aspMailSend && <Icon name="mail-check" size={12} label="Mail an ASP gesendet" tip className="text-ok" />}
      </div>
      <div>
        {needsContractType(avis) ? (
          <span className="truncate text-link">Auftragstyp festlegen</span>
        ) : (
          <span className="truncate text-2">{labelOf(avisCoordinations, effectiveCoordination(avis))}</span>
        )}
        {missing && <span className="truncate text-11 text-danger">{missing}</span>}
        {avis.link && (
          <span className="flex items-center gap-1 text-2">
            <Icon name="arrow-up-down" size={12} />
            {labelOf(avisLinkDirections, avis.linkDirection)}
          </span>
        )}
      </div>
    </div>
  );
}

/** A wish of the contact that somebody has to decide about, or how long he has owed an answer. */
function AnswerMark({ avis }: { avis: AvisCell['entity'] }) {
  const wishes = (avis.proposals ?? []).flatMap((it) => (it.state === 'wished' ? (answerOf(it) ?? []) : []));
  if (wishes.length > 0) return <Icon name="calendar-clock" size={12} label={wishes.map(wishedText).join('\n')} tip />;
  const days = avis.answerAwaitedSince ? workingDaysFrom(avis.answerAwaitedSince, todayNow()) : 0;
  if (days < 1) return null;
  const said = `Keine Antwort seit ${String(days)} ${days === 1 ? 'Werktag' : 'Werktagen'}`;
  return <Icon name="clock" size={12} label={said} tip className="text-2" />;
}
