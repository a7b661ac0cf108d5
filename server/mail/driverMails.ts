import type { Scope } from '../actions/behaviour.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { queueMail } from './queueMail.ts';

type Place = { readonly ort?: string | null };

/** Tells a driver that a ride is his (M02) or no longer his (M03); sent to his address and to `fax`, his second one. */
export async function queueDriverMail(scope: Scope, { order, driver: iri, kind }: { order: DomainRecord; driver: unknown; kind: 'assignment' | 'cancellation' }): Promise<void> {
  const recipients = await driverAddresses(scope, iri);
  if (recipients.length === 0) return;
  const number = String(order.auftragsnummer);
  const from = (order.pickupLocation as Place).ort ?? '';
  const to = (order.deliveryLocation as Place).ort ?? '';
  const day = formatDate(order.datum as string | null);
  const mail =
    kind === 'assignment'
      ? { template: 'M02', subject: `Fahrt ${number} am ${day}: ${from} – ${to}`, lines: ['Sie sind für folgende Fahrt eingeteilt:', `Abholung: ${day}, ${String(order.pickupTimeFrom ?? '')} bis ${String(order.pickupTimeTo ?? '')} Uhr, ${from}`, `Zustellung: ${formatDate(order.bringdatum as string | null)}, ${to}`] }
      : { template: 'M03', subject: `Fahrt ${number} am ${day} entfällt für Sie`, lines: [`die Fahrt ${number} am ${day} von ${from} nach ${to} ist Ihnen nicht mehr zugeteilt. ${order.isStorniert ? 'Der Auftraggeber hat den Auftrag storniert.' : 'Die Fahrt wurde neu eingeteilt.'}`, 'Bitte treten Sie die Anreise nicht an. Weitere freie Fahrten finden Sie in der Angebotsliste.'] };
  await queueMail(scope, { ...mail, recipients, entityType: 'Contract', entityId: order.id });
}

/** Where a driver gets his mails: his address, and `fax`, which is his second one. */
export async function driverAddresses(scope: Scope, iri: unknown): Promise<string[]> {
  const driver = await scope.look(iri);
  return [driver?.email, driver?.fax].filter((it) => typeof it === 'string');
}
