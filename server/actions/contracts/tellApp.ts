import type { contract } from '../../../src/domain/contract/contract.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { isTakenBack } from './takenBack.ts';

type Push = { readonly title: string; readonly body: string };

/** The driver's app hears of a new order, of another pickup day or time and of a cancellation (R60); whoever gets a ride back that was taken from him has not heard that it was. */
export async function tellApp(done: Done<typeof contract>, scope: Scope): Promise<void> {
  const user = done.after.benutzer;
  const push = done.kind === 'delete' || isTakenBack(done) || !user ? undefined : pushFor(done);
  if (push) await scope.make(notification, { user, ...push, entityType: 'Contract', entityId: done.id });
}

function pushFor({ before, after: order }: Done<typeof contract>): Push | undefined {
  if (!before || before.benutzer !== order.benutzer)
    return {
      title: 'Neuer Auftrag',
      body: `${order.auftragsnummer ?? ''}: ${order.pickupLocation.ort ?? ''} – ${order.deliveryLocation.ort ?? ''} am ${formatDate(order.datum)}`,
    };
  if (order.isStorniert && !before.isStorniert)
    return { title: 'Auftrag entfallen', body: `${order.auftragsnummer ?? ''} wurde storniert` };
  const [isOtherDay, isOtherTime] = [
    before.datum !== order.datum,
    before.pickupTimeFrom !== order.pickupTimeFrom || before.pickupTimeTo !== order.pickupTimeTo,
  ];
  const window = order.pickupTimeFrom && order.pickupTimeTo ? `${order.pickupTimeFrom}–${order.pickupTimeTo} Uhr` : '';
  if (isOtherDay && order.datum)
    return {
      title: 'Auftrag geändert',
      body: `Abholung jetzt am ${[formatDate(order.datum), window].filter(Boolean).join(', ')}`,
    };
  return isOtherTime && window !== '' ? { title: 'Auftrag geändert', body: `Abholzeit jetzt ${window}` } : undefined;
}
