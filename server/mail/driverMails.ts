import { distinctAddresses } from '../../src/domain/contract/recipients.ts';
import type { Scope } from '../write/behaviour.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { orderPdf } from './attachment.ts';
import { greetingFor } from './greeting.ts';
import { accessoriesOf, orderIn, orderValues, rideLine } from './orderValues.ts';
import { driverAssignment } from './templates/driverAssignment.ts';
import { driverCancellation, reasonLine } from './templates/driverCancellation.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** Which order, which driver, and what he is told: that the ride is his, or no longer. */
export type DriverNews = { readonly order: DomainRecord; readonly driver: unknown; readonly kind: 'assignment' | 'cancellation' };

/** Tells a driver that a ride is his (M02) or no longer his (M03); a driver without an address gets no mail. */
export async function driverMail(scope: Scope, { order: record, driver: iri, kind }: DriverNews): Promise<Mail | undefined> {
  const driver = await scope.look(iri);
  const recipients = addressesOf(driver);
  if (!driver || recipients.length === 0) return undefined;
  const order = orderIn(record);
  const values = orderValues(order);
  const letter = { greeting: greetingFor(driver), recipients, about: { entityType: 'Contract', entityId: record.id } };
  if (kind === 'cancellation') return writeMail(scope, driverCancellation, { ...letter, values: { ...values, reasonLine: reasonLine(order.isStorniert) } });
  const next = await scope.look(order.anschlussAuftrag);
  return writeMail(scope, driverAssignment, { ...letter, attachments: [orderPdf(order.auftragsnummer)], values: { ...values, accessories: await accessoriesOf(scope, order), followUpOrders: next && rideLine(orderIn(next)) } });
}

/** Where a driver gets his mails: his address, and `fax`, which is his second one. */
export async function driverAddresses(scope: Scope, iri: unknown): Promise<string[]> {
  return addressesOf(await scope.look(iri));
}

function addressesOf(driver: DomainRecord | undefined): string[] {
  return distinctAddresses([driver?.email, driver?.fax].map((it) => (typeof it === 'string' ? it : null)));
}
