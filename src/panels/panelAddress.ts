import { parsePath } from 'react-router';

/** The address of a screen without what it asks for: that makes it the same screen. */
export function pathnameOf(url: string): string {
  return parsePath(url).pathname ?? '';
}

/** What an address asks for. */
export function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(parsePath(url).search);
}
