import { createHmac, timingSafeEqual } from 'node:crypto';

/** What proves that somebody was given the link to the protocol of an order, or to those of a list (R76). */
export function protocolHash(secret: string, numbers: readonly string[]): string {
  return createHmac('sha256', secret).update(`pdf:${numbers.join(',')}`).digest('hex').slice(0, 32);
}

/** Compares without telling by its duration how much of a guess was right. */
export function isProtocolHash(secret: string, { numbers, hash }: { numbers: readonly string[]; hash: string }): boolean {
  const [right, given] = [Buffer.from(protocolHash(secret, numbers)), Buffer.from(hash)];
  return right.length === given.length && timingSafeEqual(right, given);
}
