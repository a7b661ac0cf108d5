import type { customer } from '../customer/customer.ts';
import type { SomeOf } from '../define/row.ts';
import type { contract } from './contract.ts';

/**
 * A free list of recipients as it is stored: one address per line becomes one text joined by semicolons, empty lines
 * dropped.
 */
export function joinRecipients(lines: string): string {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(';');
}

/** A stored list of recipients, one per line for editing. */
export function recipientLines(joined: string | null | undefined): string {
  return (joined ?? '')
    .split(';')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .join('\n');
}

/** Mail addresses in their order, each once whatever its case; what has no at sign is no address. */
export function distinctAddresses(addresses: readonly (string | null | undefined)[]): string[] {
  const found = new Map<string, string>();
  for (const address of addresses) {
    const trimmed = address?.trim() ?? '';
    if (trimmed.includes('@') && !found.has(trimmed.toLowerCase())) found.set(trimmed.toLowerCase(), trimmed);
  }
  return [...found.values()];
}

type ContractWithContacts = SomeOf<
  typeof contract,
  'pickupLocation' | 'deliveryLocation' | 'pickupContacts' | 'deliveryContacts' | 'abholemail2' | 'bringemail2'
>;

/** Addresses to offer when a protocol is sent: the contacts of both ends of the ride. */
export function suggestedRecipients(contract: ContractWithContacts): string[] {
  return distinctAddresses([
    contract.pickupLocation?.anspr1email,
    ...(contract.pickupContacts ?? []).map((contact) => contact.email),
    contract.deliveryLocation?.anspr1email,
    ...(contract.deliveryContacts ?? []).map((contact) => contact.email),
  ]);
}

type CustomerToConfirmTo = SomeOf<
  typeof customer,
  'email' | 'email2' | 'emailsanadressenbeibestaetigung' | 'emailsanadressenansprechpartnerbeibestaetigung'
>;

/**
 * Who gets the contract confirmation (R7): the customer, and the addresses and their contacts where the customer wants
 * it.
 */
export function confirmationRecipients(contract: ContractWithContacts, customer: CustomerToConfirmTo): string[] {
  return distinctAddresses([
    customer.email,
    customer.email2,
    ...(customer.emailsanadressenbeibestaetigung ? [contract.abholemail2, contract.bringemail2] : []),
    ...(customer.emailsanadressenansprechpartnerbeibestaetigung
      ? [contract.pickupLocation?.anspr1email, contract.deliveryLocation?.anspr1email]
      : []),
  ]);
}
