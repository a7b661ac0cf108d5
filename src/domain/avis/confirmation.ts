import { avisStatuses } from './choices/avisStatuses.ts';
import { choiceOf } from '../choices/choices.ts';
import { checkDays, checkWindow } from '../contract/timeOrder.ts';
import type { SomeOf } from '../define/row.ts';
import { allowed, ask, refused, type Refused, type Verdict } from '../define/verdict.ts';
import { formatDate } from '../time/formatDay.ts';
import { avisName, type Appointment, type AppointmentField } from './appointment.ts';
import { effectiveCoordination, noCoordination, sidesOf, type CoordinatedAvis, type Side } from './coordination.ts';
import type { contractAvis } from './contractAvis.ts';

/** An avis as far as confirming its appointment looks at it. */
export type ConfirmedAvis = CoordinatedAvis & Appointment & SomeOf<typeof contractAvis, 'status'>;

const sideNames = { pickup: 'Abholung', delivery: 'Zustellung' } as const;

type AvisRefusal = Refused<'coordination' | AppointmentField>;

/** The days between which a flex contract may be done. */
export type FlexRange = { readonly from: string | null; readonly until: string | null };

/**
 * An appointment of a flex contract is confirmed with day and window on each side that was to be arranged, inside of
 * its range; whoever confirms it is asked once (0-decisions).
 */
export function checkConfirmation(
  avis: ConfirmedAvis,
  { flex, range }: { readonly flex: boolean; readonly range?: FlexRange },
): Verdict<'coordination' | AppointmentField> {
  if (avis.status !== 'confirmed' || !flex) return allowed;
  return (
    missingOf(avis) ??
    (range && outsideOf(avis, range)) ??
    ask(choiceOf(avisStatuses, 'confirmed')?.confirmIfFlex ?? '')
  );
}

/** What is still missing for an appointment that stands, as a refusal at its field. */
function missingOf(avis: ConfirmedAvis): AvisRefusal | undefined {
  const coordination = effectiveCoordination(avis);
  if (coordination === null) return { verdict: 'refused', reason: noCoordination, field: 'coordination' };
  for (const side of sidesOf(coordination)) {
    const gap = gapOf(avis, side);
    if (gap)
      return {
        verdict: 'refused',
        reason: `Zum Bestätigen fehlt ${gap.what} der ${sideNames[side]}.`,
        field: gap.field,
      };
  }
  return undefined;
}

function outsideOf(avis: ConfirmedAvis, { from, until }: FlexRange): AvisRefusal | undefined {
  for (const side of sidesOf(effectiveCoordination(avis))) {
    const day = avis[`${side}Date`];
    if (!day || !from || !until || (day >= from && day <= until)) continue;
    const reason = `Der ${formatDate(day)} liegt außerhalb des Zeitraums des Flex-Auftrags (${formatDate(from)} bis ${formatDate(until)}).`;
    return { verdict: 'refused', reason, field: `${side}Date` };
  }
  return undefined;
}

function gapOf(
  avis: ConfirmedAvis,
  side: Side,
): { readonly what: string; readonly field: AppointmentField } | undefined {
  if (!avis[`${side}Date`]) return { what: 'der Tag', field: `${side}Date` };
  if (!avis[`${side}TimeFrom`]) return { what: 'der Beginn des Zeitfensters', field: `${side}TimeFrom` };
  return avis[`${side}TimeTo`] ? undefined : { what: 'das Ende des Zeitfensters', field: `${side}TimeTo` };
}

/** A window ends after it has begun, and nothing is brought before it was fetched; told at the avis' own fields. */
export function checkAppointment(avis: Appointment): Verdict<AppointmentField> {
  const times = { ...avis, datum: avis.pickupDate ?? null, bringdatum: avis.deliveryDate ?? null };
  const verdict = [checkWindow(times, 'pickup'), checkWindow(times, 'delivery'), checkDays(times)].find(
    (it) => it.verdict === 'refused',
  );
  if (verdict?.verdict !== 'refused') return allowed;
  return refused(verdict.reason, verdict.field && avisName(verdict.field));
}
