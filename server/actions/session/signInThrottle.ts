import type { Database } from '../../storage/database.ts';
import { clearAttempts, lockAttempts, storeAttempts, takeBackAttempt } from '../../storage/signInAttempts.ts';
import { TooOften } from '../../storage/refusals.ts';
import { afterAttempt, keysOf, remainingWait, waitText } from './throttle.ts';

export type Guess = {
  readonly database: Database;
  readonly username: string;
  readonly address: string;
  readonly now: Date;
};

/**
 * Counts an attempt before it is checked, so that many at once gain nothing; refuses with the waiting time when there
 * were too many.
 */
export async function admitAttempt({ database, username, address, now }: Guess): Promise<void> {
  const keys = keysOf(username, address);
  const wait = await database.transaction(async (client) => {
    const known = await lockAttempts(
      client,
      keys.map((it) => it.key),
    );
    const longest = Math.max(...keys.map((it) => remainingWait(known.get(it.key), now)));
    if (longest > 0) return longest;
    for (const { key, patience } of keys) await storeAttempts(client, key, afterAttempt(known.get(key), now, patience));
    return 0;
  });
  if (wait === 0) return;
  throw new TooOften(`Zu viele Anmeldeversuche; bitte warten Sie ${waitText(wait)}.`, Math.ceil(wait / 1000));
}

/**
 * A right password shows that the earlier ones were slips of the same person; at the address others may have guessed.
 */
export async function forgiveAttempts({ database, username, address, now }: Guess): Promise<void> {
  const [atAddress, ...ofPerson] = keysOf(username, address).map((it) => it.key);
  await clearAttempts(database.pool, ofPerson, now);
  if (atAddress !== undefined) await takeBackAttempt(database.pool, atAddress, now);
}
