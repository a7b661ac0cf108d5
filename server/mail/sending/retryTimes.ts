const minute = 60_000;

/** How long a mail waits after each try that the mail server put off (R61). */
const pauses = [1, 5, 30, 120, 720].map((it) => it * minute);

/** When to try again after so many tries; undefined when it is time to give up. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}
