import { acceptedSlots } from './unlockCode.ts';

const mostFailed = 5;
const spanMs = 300_000;

/** The failed tries of one device, oldest first, as moments. */
export type FailedTries = readonly number[];
/** What becomes of a code that an app sends, and the tries that are to be kept of its device. */
export type UnlockVerdict =
  | { readonly verdict: 'accepted' | 'wrong'; readonly failed: FailedTries }
  | { readonly verdict: 'paused'; readonly failed: FailedTries; readonly until: Date };

/**
 * Checks a code of the telephone (R15): that of the current slot or of the one before holds; a device that fails five
 * times within five minutes is not heard for the five minutes after that, even with the right code.
 */
export function checkUnlock(
  code: string,
  {
    codeOf,
    failed,
    now,
  }: { readonly codeOf: (slot: number) => string; readonly failed: FailedTries; readonly now: Date },
): UnlockVerdict {
  const moment = now.getTime();
  const until = pausedUntil(failed);
  if (until > moment) return { verdict: 'paused', failed, until: new Date(until) };
  const given = code.trim().toUpperCase();
  if (acceptedSlots(now).some((slot) => codeOf(slot) === given)) return { verdict: 'accepted', failed: [] };
  return { verdict: 'wrong', failed: [...failed.filter((it) => until === 0 && it > moment - spanMs), moment] };
}

/** Until when the device is not heard: five minutes from the last of five failures that lie within five minutes. */
function pausedUntil(failed: FailedTries): number {
  const last = failed.at(-1) ?? 0;
  const first = failed.at(-mostFailed);
  return first !== undefined && last - first < spanMs ? last + spanMs : 0;
}
