/** How long a protocol takes before anybody has looked at one. */
const usualSeconds = 40;
/** Whoever went for coffee was not looking. */
const longestSeconds = 300;
let last: number | undefined;
let spent = 0;
let count = 0;

/** Notes that a protocol is decided; the time between two decisions is what one takes. */
export function notePace(now = performance.now()): void {
  const seconds = last === undefined ? undefined : (now - last) / 1000;
  last = now;
  if (seconds === undefined || seconds > longestSeconds) return;
  spent += seconds;
  count += 1;
}

/** How long one protocol takes here, on average. */
export function secondsEach(): number {
  return count === 0 ? usualSeconds : spent / count;
}
