import { contract } from '../../../src/domain/contract/contract.ts';
import { cancellationMail, confirmationMail } from '../../mail/customerMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { wrongField } from '../wrongInput.ts';

/** A confirmation by mail goes out with the confirmation itself (R7); without anybody to send it to it is refused. */
export async function followConfirmation({ kind, after, input }: Done<typeof contract>, scope: Scope): Promise<void> {
  if (kind !== 'update' || input.sendConfirmationEmail !== true || after.auftragbestaetigt !== '1') return;
  if ((await queueMail(scope, await confirmationMail(scope, after))) !== undefined) return;
  const message = 'Beim Auftraggeber ist keine E-Mail-Adresse für die Bestätigung hinterlegt.';
  throw wrongField(contract)('sendConfirmationEmail', message);
}

/** A customer who asked for the cancellation gets it confirmed (document 1, section 4). */
export async function followCancellationRequest(
  { kind, before, after }: Done<typeof contract>,
  scope: Scope,
): Promise<void> {
  const granted = kind === 'update' && before.cancellationRequested && after.isStorniert && !before.isStorniert;
  if (granted) await queueMail(scope, await cancellationMail(scope, after));
}
