import { networkOf } from './networkOf.ts';

/**
 * How patient the server is with one kind of key: how many failures are free, how long the first wait is and how long
 * it can become.
 */
export type Patience = { readonly free: number; readonly firstWait: number; readonly longestWait: number };
export type Attempts = { readonly failures: number; readonly lastAt: Date; readonly blockedUntil: Date };

const quarterHour = 15 * 60_000;
/** After this long without an attempt everything is forgotten. */
const memory = 60 * 60_000;

/**
 * Whom an attempt is counted against, the address first. One address serves a whole office, and a stranger who knows a
 * name must not shut its owner out.
 */
export function keysOf(username: string, address: string): readonly { key: string; patience: Patience }[] {
  const user = username.toLowerCase().slice(0, 120);
  const network = networkOf(address);
  return [
    { key: `address ${network}`, patience: { free: 30, firstWait: 5_000, longestWait: quarterHour } },
    { key: `pair ${network} ${user}`, patience: { free: 5, firstWait: 5_000, longestWait: quarterHour } },
    { key: `user ${user}`, patience: { free: 50, firstWait: 5_000, longestWait: 30_000 } },
  ];
}

/** Milliseconds somebody still has to wait, 0 when he may try. */
export function remainingWait(attempts: Attempts | undefined, now: Date): number {
  return Math.max(0, (attempts?.blockedUntil.getTime() ?? 0) - now.getTime());
}

/** The count after one more attempt: free at first, then each one doubles the wait. */
export function afterAttempt(
  attempts: Attempts | undefined,
  now: Date,
  { free, firstWait, longestWait }: Patience,
): Attempts {
  const isForgotten = !attempts || now.getTime() - attempts.lastAt.getTime() > memory;
  const failures = (isForgotten ? 0 : attempts.failures) + 1;
  const wait = failures < free ? 0 : Math.min(longestWait, firstWait * 2 ** (failures - free));
  return { failures, lastAt: now, blockedUntil: new Date(now.getTime() + wait) };
}

/** The wait in words, for example „20 Sekunden“ or „3 Minuten“. */
export function waitText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 90) return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`;
  return `${Math.ceil(seconds / 60)} Minuten`;
}
