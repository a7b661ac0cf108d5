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
}

const declineOthers: AskOption = { key: 'declineOthers', label: 'Andere Bewerbungen ablehnen', preset: true };
const dissolve: AskOption = { key: 'deactivateBundle', label: 'Fahrtpaket auflösen', preset: true };

/** Only an open application can still be decided on; its state may have changed since somebody saw it (R41). */
export function checkStillOpen(status: string | null | undefined): Verdict {
  return status === 'pending' ? allowed : refused(`Die Bewerbung ist nicht mehr offen: ${labelOf(applicationStatuses, status)}.`, 'status');
}

/** Accepting makes the driver the one of the ride, so it names him and offers what usually comes with it (R41). */
export function checkAcceptance({ driver, target, status, bundle }: Decision): Verdict {
  const open = checkStillOpen(status);
  return open.verdict === 'allowed' ? ask(confirmText('applicationAccept', { driver, target }), { options: bundle ? [declineOthers, dissolve] : [declineOthers] }) : open;
}
