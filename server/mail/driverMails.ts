import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { distinctAddresses } from '../../src/domain/contract/recipients.ts';
import { driver, type Driver } from '../../src/domain/driver/driver.ts';
import type { Scope } from '../write/behaviour.ts';
import { orderPdf } from './attachment.ts';
import { greetingFor } from './greeting.ts';
import { accessoriesOf, contractValues, rideLine } from './contractValues.ts';
import { driverAssignment } from './templates/driverAssignment.ts';
import { driverCancellation, reasonLine } from './templates/driverCancellation.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** Which contract, which driver, and what he is told: that the ride is his, or no longer. */
export type DriverNews = {
  readonly contract: Contract;
  readonly driver: string | null;
  readonly kind: 'assignment' | 'cancellation';
};

/** Tells a driver that a ride is his (M02) or no longer his (M03); a driver without an address gets no mail. */
export async function driverMail(
  scope: Scope,
  { contract: record, driver: iri, kind }: DriverNews,
): Promise<Mail | undefined> {
  const addressee = await scope.look(driver, iri);
  const recipients = addressesOf(addressee);
  if (!addressee || recipients.length === 0) return undefined;
  const values = contractValues(record);
  const letter = {
    greeting: greetingFor(addressee),
    recipients,
    about: { entityType: 'Contract', entityId: record.id },
  };
  if (kind === 'cancellation')
    return writeMail(scope, driverCancellation, {
      ...letter,
      values: { ...values, reasonLine: reasonLine(record.isStorniert) },
    });
  const next = await scope.look(contract, record.anschlussAuftrag);
  return writeMail(scope, driverAssignment, {
    ...letter,
    attachments: [orderPdf(record.auftragsnummer)],
    values: { ...values, accessories: await accessoriesOf(scope, record), followUpOrders: next && rideLine(next) },
  });
}

/** Where a driver gets his mails: his address, and `fax`, which is his second one. */
export async function driverAddresses(scope: Scope, iri: string | null): Promise<string[]> {
  return addressesOf(await scope.look(driver, iri));
}

function addressesOf(addressee: Driver | undefined): string[] {
  return distinctAddresses([addressee?.email, addressee?.fax]);
}
