/** So long after the page began nothing waits for its first screen any more. */
const patienceMs = 1_500;

let end: () => void = () => undefined;

/**
 * Resolves once the first screen stands. What the console does by itself at its start (the check of the session, the
 * live stream, numbers of the menu, tools that are drawn already) waits for it: each answer that arrives before stops
 * the browser on its way to the first rows.
 */
export const firstScreen = new Promise<void>((resolve) => {
  end = resolve;
  setTimeout(resolve, patienceMs);
});

/** Tells that the first screen stands. */
export function firstScreenStands(): void {
  end();
}

/** Runs work once the first screen stands; gives the way to leave it, or to undo it then. */
export function afterFirstScreen(work: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  void firstScreen.then(() => {
    if (!isLeft) stop = work();
  });
  return () => {
    isLeft = true;
    stop?.();
  };
}
