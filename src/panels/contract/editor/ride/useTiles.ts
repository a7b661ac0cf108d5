import { useState } from 'react';
import { tilesOf, type View } from './projection.ts';

/**
 * The tiles of a view as far as they can be had; what did not arrive is left out, so that the outline of the country
 * shows in its place.
 */
export function useTiles(view: View, tileUrl: string | null) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const wanted = tileUrl === null ? [] : tilesOf(view, tileUrl);
  const there = wanted.filter(({ url }) => !missing.has(url));
  const leaveOut = (url: string) => setMissing((before) => new Set([...before, url]));
  return { tiles: there, isIncomplete: there.length < wanted.length, leaveOut };
}
