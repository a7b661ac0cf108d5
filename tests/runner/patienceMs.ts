import { isThorough } from './thoroughly.ts';

/** How long a test waits for what has to happen; it looks again and again, so that patience costs nothing. */
export const patienceMs = 30_000;
/**
 * After which a test hangs. No measure of speed: the slowest takes a tenth of it on a machine of its own, and all at a
 * load of ten; the drills of the long form take twice as long.
 */
export const hangsAfterMs = isThorough ? 600_000 : 300_000;
