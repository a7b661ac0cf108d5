/** Work that runs at once and then at most once per span, with a last run for what came in between. */
export function throttle(work: () => void, spanMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, spanMs);
    work();
  };
  return () => {
    if (timer === undefined) run();
    else isWanted = true;
  };
}
