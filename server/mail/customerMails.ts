import type { Contract } from '../../src/domain/contract/contract.ts';
import { confirmationRecipients, distinctAddresses } from '../../src/domain/contract/recipients.ts';
import { customer } from '../../src/domain/customer/customer.ts';
import { formatEuro } from '../../src/domain/money/amount.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import type { Scope } from '../write/behaviour.ts';
import { orderPdf } from './attachment.ts';
import { greetingFor } from './greeting.ts';
import { namesOf, orderValues } from './orderValues.ts';
import { cancellationConfirmed, feeLine } from './templates/cancellationConfirmed.ts';
import { flexLine, orderConfirmation } from './templates/orderConfirmation.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** The confirmation of an order (M01) for whom the customer wants it to go to (R7); nobody with an address means no mail. */
export async function confirmationMail(scope: Scope, order: Contract): Promise<Mail | undefined> {
  const client = await scope.look(customer, order.contractClientAddress);
  const recipients = client ? confirmationRecipients(order, client) : [];
  if (!client || recipients.length === 0) return undefined;
  const values = orderValues(order);
  const services = (await namesOf(scope, { to: 'services', values: order.zusatzleistungenArray }))
    .filter(Boolean)
    .join(', ');
  return writeMail(scope, orderConfirmation, {
    greeting: greetingFor(client),
    values: { ...values, services, flexLine: order.flexContract ? flexLine(values) : null },
    subject: client.mailConfirmContractSubject,
    recipients,
    attachments: [orderPdf(order.auftragsnummer)],
    about: { entityType: 'Contract', entityId: order.id },
  });
}

/** Confirms to the customer that the order he asked to cancel is cancelled (M04); who may not see what orders are worth reads it without the amount. */
export async function cancellationMail(
  scope: Scope,
  order: Contract,
  { hidesMoney = false }: { hidesMoney?: boolean } = {},
): Promise<Mail | undefined> {
  const client = await scope.look(customer, order.contractClientAddress);
  const recipients = distinctAddresses([client?.email, client?.email2]);
  if (!client || recipients.length === 0) return undefined;
  const amount = hidesMoney ? '…' : formatEuro(order.auftragswert);
  const fee = Number(order.auftragswert ?? 0) > 0 ? amount : null;
  return writeMail(scope, cancellationConfirmed, {
    greeting: greetingFor(client),
    values: {
      ...orderValues(order),
      cancelledAt: formatInstant(order.stornierung, companyZone),
      feeLine: feeLine(fee),
    },
    recipients,
    about: { entityType: 'Contract', entityId: order.id },
  });
}
