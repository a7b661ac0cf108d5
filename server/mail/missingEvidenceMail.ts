import type { Contract } from '../../src/domain/contract/contract.ts';
import { distinctAddresses } from '../../src/domain/contract/recipients.ts';
import type { Driver } from '../../src/domain/driver/driver.ts';
import type { Protocol } from '../../src/domain/protocol/protocol.ts';
import { labelOfAll } from '../../src/domain/protocol/requested.ts';
import type { Scope } from '../write/behaviour.ts';
import { vehicleOf } from './contractValues.ts';
import { greetingFor } from './greeting.ts';
import { missingEvidence } from './templates/missingEvidence.ts';
import { writeMail, type Mail } from './writeMail.ts';

type Asked = {
  readonly driver: Driver;
  readonly order: Contract;
  readonly protocol: Pick<Protocol, 'id'>;
  readonly missing: readonly string[];
};

/** Asks a driver for what his protocol lacks (M19); a driver without an address gets no mail. */
export async function missingEvidenceMail(
  scope: Scope,
  { driver, order, protocol, missing }: Asked,
): Promise<Mail | undefined> {
  const recipients = distinctAddresses([driver.email, driver.fax]);
  if (recipients.length === 0) return undefined;
  return writeMail(scope, missingEvidence, {
    greeting: greetingFor(driver),
    recipients,
    about: { entityType: 'Protocol', entityId: protocol.id },
    values: {
      orderNumber: order.auftragsnummer,
      vehicle: vehicleOf(order),
      label: labelOfAll(missing),
      missingList: missing.map((it) => `- ${it}`),
    },
  });
}
