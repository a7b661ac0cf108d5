import type { Contract } from '../../src/domain/contract/contract.ts';
import { confirmationRecipients, distinctAddresses } from '../../src/domain/contract/recipients.ts';
import { customer } from '../../src/domain/customer/customer.ts';
import { formatEuro } from '../../src/domain/money/amount.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import type { Scope } from '../write/behaviour.ts';
import { orderPdf } from './attachment.ts';
import { greetingFor } from './greeting.ts';
import { namesOf, contractValues } from './contractValues.ts';
import { cancellationConfirmed, feeLine } from './templates/cancellationConfirmed.ts';
import { flexLine, contractConfirmation } from './templates/contractConfirmation.ts';
import { writeMail, type Mail } from './writeMail.ts';

/**
 * The confirmation of a contract (M01) for whom the customer wants it to go to (R7); nobody with an address means no
 * mail.
 */
export async function confirmationMail(scope: Scope, contract: Contract): Promise<Mail | undefined> {
  const client = await scope.look(customer, contract.contractClientAddress);
  const recipients = client ? confirmationRecipients(contract, client) : [];
  if (!client || recipients.length === 0) return undefined;
  const values = contractValues(contract);
  const services = (await namesOf(scope, { to: 'services', values: contract.zusatzleistungenArray }))
    .filter(Boolean)
    .join(', ');
  return writeMail(scope, contractConfirmation, {
    greeting: greetingFor(client),
    values: { ...values, services, flexLine: contract.flexContract ? flexLine(values) : null },
    subject: client.mailConfirmContractSubject,
    recipients,
    attachments: [orderPdf(contract.auftragsnummer)],
    about: { entityType: 'Contract', entityId: contract.id },
  });
}

/**
 * Confirms to the customer that the contract he asked to cancel is cancelled (M04); who may not see what contracts are
 * worth reads it without the amount.
 */
export async function cancellationMail(
  scope: Scope,
  contract: Contract,
  { hidesMoney = false }: { hidesMoney?: boolean } = {},
): Promise<Mail | undefined> {
  const client = await scope.look(customer, contract.contractClientAddress);
  const recipients = distinctAddresses([client?.email, client?.email2]);
  if (!client || recipients.length === 0) return undefined;
  const amount = hidesMoney ? '…' : formatEuro(contract.auftragswert);
  const fee = Number(contract.auftragswert ?? 0) > 0 ? amount : null;
  return writeMail(scope, cancellationConfirmed, {
    greeting: greetingFor(client),
    values: {
      ...contractValues(contract),
      cancelledAt: formatInstant(contract.stornierung, companyZone),
      feeLine: feeLine(fee),
      fee,
    },
    recipients,
    about: { entityType: 'Contract', entityId: contract.id },
  });
}
