/** How often something has been kept quiet since it was last said. */
export type Saying = { readonly unsaid: number };

/** So many different things at once are never watched for being repeated. */
const max = 200;

/**
 * Decides whether a line of the log is worth saying again: an outage refuses hundreds of requests a second for the same
 * reason, and a log that fills the disk would be the next outage.
 */
export function saidRarely({
  everyMs,
  now = () => performance.now(),
}: {
  readonly everyMs: number;
  readonly now?: () => number;
}): (what: string) => Saying | undefined {
  const said = new Map<string, { at: number; unsaid: number }>();
  return (what) => {
    const last = said.get(what);
    if (last && now() - last.at < everyMs) {
      last.unsaid += 1;
      return undefined;
    }
    if (said.size >= max) said.clear();
    said.set(what, { at: now(), unsaid: 0 });
    return { unsaid: last?.unsaid ?? 0 };
  };
}
