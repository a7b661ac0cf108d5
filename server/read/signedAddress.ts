import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ImageRow } from '../storage/images.ts';
import type { Size } from '../../src/domain/file/storedFile.ts';

/** With what addresses of files are signed, and when. */
export type Signing = { readonly secret: string; readonly now: Date };
export type ReadSize = 'full' | Size;

/** What an address leads to: a file in a size, as it is turned, until a moment. */
type Led = { readonly id: number; readonly size: string; readonly rotation: number; readonly until: number };

const quarterHour = 900;
const hour = 3_600;
/** How long the address of a guarded file holds, in seconds. */
export const oneLook = 120;

/**
 * The address of a file for whoever was sent it, at most for an hour; it stays the same for a quarter of an hour, so
 * that browsers need not fetch what they have.
 */
export function signedAddress(
  { id, rotation }: Pick<ImageRow, 'id' | 'rotation'>,
  size: ReadSize,
  signing: Signing,
): string {
  const until = Math.floor(signing.now.getTime() / 1000 / quarterHour) * quarterHour + hour;
  return addressUntil({ id, rotation, size, until }, signing);
}

/** The address of a guarded file for one look: long enough to fetch it, too short to be kept. */
export function addressForOneLook({ id, rotation }: Pick<ImageRow, 'id' | 'rotation'>, signing: Signing): string {
  const until = Math.floor(signing.now.getTime() / 1000) + oneLook;
  return addressUntil({ id, rotation, size: 'full', until }, signing);
}

function addressUntil({ id, size, rotation, until }: Led, signing: Signing): string {
  const led = { id, size, rotation, until };
  const query = new URLSearchParams({
    r: String(rotation),
    until: String(until),
    signature: signatureOf(led, signing.secret),
  });
  return `/api/images/${String(id)}/${size}?${query.toString()}`;
}

/** The address of all pictures of a protocol in one file, for whoever was sent it, as long as one of them. */
export function signedArchive(protocol: number, signing: Signing): string {
  const until = Math.floor(signing.now.getTime() / 1000 / quarterHour) * quarterHour + hour;
  const led = { id: protocol, size: 'archive', rotation: 0, until };
  const query = new URLSearchParams({ until: String(until), signature: signatureOf(led, signing.secret) });
  return `/api/protocol_archives/${String(protocol)}?${query.toString()}`;
}

/** Whether an address was given out by us and still holds; says nothing by its duration of how much of it was right. */
export function isSigned(led: Led, signature: string, { secret, now }: Signing): boolean {
  const [right, given] = [Buffer.from(signatureOf(led, secret)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given) && led.until * 1000 > now.getTime();
}

function signatureOf({ id, size, rotation, until }: Led, secret: string): string {
  return createHmac('sha256', secret)
    .update(`image:${String(id)}:${size}:${String(rotation)}:${String(until)}`)
    .digest('base64url');
}
