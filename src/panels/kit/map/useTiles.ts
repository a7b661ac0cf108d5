import { useEffect, useState } from 'react';
import { tilesOf, type View } from './projection.ts';

/** After so long a server that has not sent its tiles is said not to. */
const patienceMs = 10_000;

/**
 * The tiles of a view as far as they can be had; what did not arrive is left out, so that the outline of the country
 * shows in its place.
 */
export function useTiles(view: View, tileUrl: string | null) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const wanted = tileUrl === null ? [] : tilesOf(view, tileUrl);
  const there = wanted.filter(({ url }) => !missing.has(url));
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const [isLate, setLate] = useState(false);
  const isWaiting = there.some(({ url }) => !arrived.has(url));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = window.setTimeout(() => setLate(true), patienceMs);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  const arrive = (url: string) => setArrived((before) => new Set([...before, url]));
  const leaveOut = (url: string) => setMissing((before) => new Set([...before, url]));
  return { tiles: there, isIncomplete: there.length < wanted.length || (isWaiting && isLate), arrive, leaveOut };
}
