/** So long after the page began nothing waits for its first screen any more. */
const patienceMs = 1_500;

let end: () => void = () => undefined;

/**
 * The first screen stands. What the console does by itself at its start (the check of the session, the live stream,
 * numbers of the menu, tools that are drawn already) waits for it: each answer that arrives before stops the browser
 * on its way to the first rows.
 */
export const startOver = new Promise<void>((resolve) => {
  end = resolve;
  setTimeout(resolve, patienceMs);
});

/** Tells that the first screen stands. */
export function endStart(): void {
  end();
}

/** Runs work once the first screen stands; gives the way to leave it, or to undo it then. */
export function afterStart(work: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  void startOver.then(() => {
    if (!isLeft) stop = work();
  });
  return () => {
    isLeft = true;
    stop?.();
  };
}
