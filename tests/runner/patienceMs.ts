/** How long a test waits for what has to happen; it looks again and again, so that patience costs nothing. */
export const patienceMs = 15_000;
