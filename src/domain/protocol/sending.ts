import { distinctAddresses } from '../contract/recipients.ts';
import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { contract, Contract } from '../contract/contract.ts';
import { ruledRide, type PlacedRule } from '../customer/mailRules.ts';
import type { protocol } from './protocol.ts';
import { protocolReaders, type ProtocolReader } from './stateMails.ts';

type Sendable = SomeOf<typeof protocol, 'mailLocked' | 'allUploadsDone' | 'processState'>;
type Order = SomeOf<typeof contract, 'testContract'>;

/** What the customer is told in vain: there is nobody to tell. */
export const noReader =
  'Kein Empfänger: Es gibt keine Mail-Regel U3 und keinen Ansprechpartner, der das Protokoll bekommt.';

/** Whether a protocol may go out as the finished one (R36); to whom is another question. */
export function checkSending(
  { mailLocked, allUploadsDone, processState }: Sendable,
  { testContract }: Order,
): Verdict<'mailLocked' | 'allUploadsDone' | 'processState'> {
  if (mailLocked) return refused('Versand ist gesperrt', 'mailLocked');
  if (allUploadsDone !== true) return refused('Es fehlen noch Bilder', 'allUploadsDone');
  if (processState !== 'CLOSED') return refused('Das Protokoll ist noch nicht abgeschlossen', 'processState');
  if (testContract) return refused('Testaufträge werden nicht versendet', 'processState');
  return allowed;
}

type Ride = Pick<
  Contract,
  | 'contractClientAddress'
  | 'pickupAddress'
  | 'deliveryAddress'
  | 'pickupLocation'
  | 'deliveryLocation'
  | 'sendProtocolToContractContact'
>;

/**
 * Who gets the finished protocol of a ride, each for himself and once: whom the rules of U3 name, and where the
 * contract says so the contacts of both ends, who get it without pictures unless a rule says otherwise (R36).
 */
export function finishedReaders(rules: readonly PlacedRule[], ride: Ride): readonly ProtocolReader[] {
  const ruled = protocolReaders(rules, ruledRide(ride));
  if (!ride.sendProtocolToContractContact) return ruled;
  const contacts = distinctAddresses([ride.pickupLocation.anspr1email, ride.deliveryLocation.anspr1email]);
  const known = new Set(ruled.map((it) => it.mailAddress.toLowerCase()));
  const others = contacts.filter((it) => !known.has(it.toLowerCase()));
  return [...ruled, ...others.map((mailAddress) => ({ mailAddress, withImages: false }))];
}

/** A mail address as one is written; what it is worth the mail server says. */
const looksRight = /^[^\s@;,<>]+@[^\s@;,<>]+\.[^\s@;,<>]+$/;

/** What stands in a free list of recipients, each once, and what of it is no address. */
export function freeRecipients(list: string | null | undefined): { readonly all: string[]; readonly wrong: string[] } {
  const parts = (list ?? '')
    .split(/[;,\n]/)
    .map((it) => it.trim())
    .filter(Boolean);
  return {
    all: distinctAddresses(parts.filter((it) => looksRight.test(it))),
    wrong: parts.filter((it) => !looksRight.test(it)),
  };
}

/** "„hof“ ist keine E-Mail-Adresse", of several "„hof“, „x“ sind keine E-Mail-Adressen". */
export function wrongAddresses(wrong: readonly string[]): string {
  const named = wrong.map((it) => `„${it}“`).join(', ');
  return wrong.length === 1 ? `${named} ist keine E-Mail-Adresse` : `${named} sind keine E-Mail-Adressen`;
}

type Mailed = SomeOf<typeof protocol, 'sentMails'>;

/** The protocol has gone out when the mail server has taken every mail of its last sending (R36). */
export function isSentToAll({ sentMails }: Mailed): boolean {
  const mails = sentMails ?? [];
  return mails.length > 0 && mails.every((it) => it.state === 'sent');
}
