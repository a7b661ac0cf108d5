import { confirmationRecipients, distinctAddresses } from '../../src/domain/contract/recipients.ts';
import type { Customer } from '../../src/domain/customer/customer.ts';
import { formatEuro } from '../../src/domain/money/amount.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import type { Scope } from '../write/behaviour.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { orderPdf } from './attachment.ts';
import { greetingFor } from './greeting.ts';
import { namesOf, orderIn, orderValues } from './orderValues.ts';
import { cancellationConfirmed, feeLine } from './templates/cancellationConfirmed.ts';
import { flexLine, orderConfirmation } from './templates/orderConfirmation.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** The confirmation of an order (M01) for whom the customer wants it to go to (R7); nobody with an address means no mail. */
export async function confirmationMail(scope: Scope, record: DomainRecord): Promise<Mail | undefined> {
  const order = orderIn(record);
  const customer = await customerOf(scope, order.contractClientAddress);
  const recipients = customer ? confirmationRecipients(order, customer) : [];
  if (!customer || recipients.length === 0) return undefined;
  const values = orderValues(order);
  const services = (await namesOf(scope, { to: 'services', values: order.zusatzleistungenArray })).filter(Boolean).join(', ');
  return writeMail(scope, orderConfirmation, {
    greeting: greetingFor(customer),
    values: { ...values, services, flexLine: order.flexContract ? flexLine(values) : null },
    subject: customer.mailConfirmContractSubject,
    recipients,
    attachments: [orderPdf(order.auftragsnummer)],
    about: { entityType: 'Contract', entityId: record.id },
  });
}

/** Confirms to the customer that the order he asked to cancel is cancelled (M04); who may not see what orders are worth reads it without the amount. */
export async function cancellationMail(scope: Scope, record: DomainRecord, { hidesMoney = false }: { hidesMoney?: boolean } = {}): Promise<Mail | undefined> {
  const order = orderIn(record);
  const customer = await customerOf(scope, order.contractClientAddress);
  const recipients = distinctAddresses([customer?.email, customer?.email2]);
  if (!customer || recipients.length === 0) return undefined;
  const amount = hidesMoney ? '…' : formatEuro(order.auftragswert);
  const fee = Number(order.auftragswert ?? 0) > 0 ? amount : null;
  return writeMail(scope, cancellationConfirmed, {
    greeting: greetingFor(customer),
    values: { ...orderValues(order), cancelledAt: formatInstant(order.stornierung, companyZone), feeLine: feeLine(fee) },
    recipients,
    about: { entityType: 'Contract', entityId: record.id },
  });
}

async function customerOf(scope: Scope, iri: unknown): Promise<Customer | undefined> {
  return (await scope.look(iri)) as Customer | undefined;
}
