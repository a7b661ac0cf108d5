import type { Database } from '../../storage/database.ts';
import { lockAttempts, storeAttempts } from '../../storage/signInAttempts.ts';
import { TooOften } from '../../storage/refusals.ts';
import { networkOf } from '../session/networkOf.ts';
import { afterAttempt, remainingWait, waitText } from '../session/throttle.ts';

/** Wrong links cost an address more and more time; one office behind one address may mistype some. */
const patience = { free: 20, firstWait: 60_000, longestWait: 60 * 60_000 };

type Try = { readonly database: Database; readonly address: string; readonly now: Date };

/** The one count of an address over all pages behind links. */
function keyOf(address: string): string {
  return `link ${networkOf(address)}`;
}

/** Milliseconds an address still has to wait, 0 when it may try a link. */
export async function linkWait({ database, address, now }: Try): Promise<number> {
  const key = keyOf(address);
  return remainingWait((await database.transaction((client) => lockAttempts(client, [key]))).get(key), now);
}

/** Refuses an address that has tried too many wrong links. */
export async function admitLink(tried: Try): Promise<void> {
  const wait = await linkWait(tried);
  if (wait > 0) throw new TooOften(`Zu viele Versuche; bitte warten Sie ${waitText(wait)}.`, Math.ceil(wait / 1000));
}

/** Counts a link that leads nowhere. */
export async function countWrongLink({ database, address, now }: Try): Promise<void> {
  const key = keyOf(address);
  await database.transaction(async (client) => {
    const known = await lockAttempts(client, [key]);
    await storeAttempts(client, key, afterAttempt(known.get(key), now, patience));
  });
}
