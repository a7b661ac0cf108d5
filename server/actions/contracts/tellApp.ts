import type { contract } from '../../../src/domain/contract/contract.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { isTakenBack } from './takenBack.ts';

type Push = { readonly title: string; readonly body: string };

/**
 * The driver's app hears of a new contract, of another pickup day or time and of a cancellation (R60); whoever gets a
 * ride back that was taken from him has not heard that it was.
 */
export async function tellApp(done: Done<typeof contract>, scope: Scope): Promise<void> {
  const user = done.after.benutzer;
  const push = done.kind === 'delete' || isTakenBack(done) || !user ? undefined : pushFor(done);
  if (push) await scope.make(notification, { user, ...push, entityType: 'Contract', entityId: done.id });
}

function pushFor({ before, after }: Done<typeof contract>): Push | undefined {
  if (!before || before.benutzer !== after.benutzer)
    return {
      title: 'Neuer Auftrag',
      body: `${after.auftragsnummer ?? ''}: ${after.pickupLocation.ort ?? ''} – ${after.deliveryLocation.ort ?? ''} am ${formatDate(after.datum)}`,
    };
  if (after.isStorniert && !before.isStorniert)
    return { title: 'Auftrag entfallen', body: `${after.auftragsnummer ?? ''} wurde storniert` };
  const [isOtherDay, isOtherTime] = [
    before.datum !== after.datum,
    before.pickupTimeFrom !== after.pickupTimeFrom || before.pickupTimeTo !== after.pickupTimeTo,
  ];
  const window = after.pickupTimeFrom && after.pickupTimeTo ? `${after.pickupTimeFrom}–${after.pickupTimeTo} Uhr` : '';
  if (isOtherDay && after.datum)
    return {
      title: 'Auftrag geändert',
      body: `Abholung jetzt am ${[formatDate(after.datum), window].filter(Boolean).join(', ')}`,
    };
  return isOtherTime && window !== '' ? { title: 'Auftrag geändert', body: `Abholzeit jetzt ${window}` } : undefined;
}
