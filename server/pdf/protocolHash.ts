import { createHmac, timingSafeEqual } from 'node:crypto';

/** The protocol of a contract in a link, and how often its links were withdrawn. */
export type Linked = { readonly number: string; readonly withdrawn: number };

/**
 * What proves that somebody was given the link to the protocol of a contract, or to those of a list (R76); after a
 * withdrawal it is another one.
 */
export function protocolHash(secret: string, linked: readonly Linked[]): string {
  const named = linked.map(({ number, withdrawn }) => (withdrawn === 0 ? number : `${number}.${String(withdrawn)}`));
  return createHmac('sha256', secret)
    .update(`pdf:${named.join(',')}`)
    .digest('hex')
    .slice(0, 32);
}

/** Compares without telling by its duration how much of a guess was right. */
export function isProtocolHash(secret: string, { linked, hash }: { linked: readonly Linked[]; hash: string }): boolean {
  const [right, given] = [Buffer.from(protocolHash(secret, linked)), Buffer.from(hash)];
  return right.length === given.length && timingSafeEqual(right, given);
}
