import { applicationStatuses } from '../choices/applicationStatuses.ts';
import { labelOf } from '../choices/choices.ts';
import { allowed, ask, refused, type AskOption, type Verdict } from '../define/verdict.ts';
import { confirmText } from '../question/confirmText.ts';

interface Decision {
  readonly driver: string;
  /** Order number or name of the package that the driver wants. */
  readonly target: string;
  readonly status: string | null | undefined;
  /** Name of the active package the single order belongs to. */
  readonly bundle?: string | null | undefined;
  /** When he would fetch the vehicle, where that is not what is planned. */
  readonly wish?: string | null | undefined;
}

const declineOthers: AskOption = { key: 'declineOthers', label: 'Andere Bewerbungen ablehnen', preset: true };
const dissolve: AskOption = { key: 'deactivateBundle', label: 'Fahrtpaket auflösen', preset: true };

/** Only an open application can still be decided on; its state may have changed since somebody saw it (R41). */
export function checkStillOpen(status: string | null | undefined): Verdict {
  return status === 'pending'
    ? allowed
    : refused(`Die Bewerbung ist nicht mehr offen: ${labelOf(applicationStatuses, status)}.`, 'status');
}

/** Accepting makes the driver the one of the ride, so it names him and offers what usually comes with it (R41). */
export function checkAcceptance({ driver, target, status, bundle, wish }: Decision): Verdict {
  const open = checkStillOpen(status);
  if (open.verdict !== 'allowed') return open;
  return ask(confirmText('applicationAccept', { driver, target }), {
    options: [declineOthers, ...(bundle ? [dissolve] : []), ...(wish ? [takeWish(wish)] : [])],
  });
}

/** The order keeps its times unless somebody wants it otherwise. */
function takeWish(wish: string): AskOption {
  return { key: 'takeWish', label: `Wunschzeit in den Auftrag übernehmen: ${wish}`, preset: false };
}
