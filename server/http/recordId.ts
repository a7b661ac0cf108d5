import { NotFound } from '../storage/refusals.ts';

/** The id that a caller wrote as a number, if it is one. */
export function idIn(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The id in an address; where none stands, no record can be found. */
export function recordId(text: string): number {
  const id = idIn(text);
  if (id === undefined) throw new NotFound();
  return id;
}
