import { idIn } from '../actions/idsAsked.ts';
import { NotFound } from '../storage/refusals.ts';

/** The id in an address; where none stands, no record can be found. */
export function recordId(text: string): number {
  const id = idIn(text);
  if (id === undefined) throw new NotFound();
  return id;
}
