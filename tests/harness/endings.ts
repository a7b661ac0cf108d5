const endings: (() => unknown)[] = [];

/**
 * What is started for a test file ends with it, also what a single test of it has started: the next file runs in the
 * same process.
 */
export function endWithFile(end: () => unknown): void {
  endings.push(end);
}

/** Ends it all, the latest first. */
export async function endFile(): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end();
}
