import { readAnyEntity } from '../../../api/records/entities.ts';
import { nameOf } from '../represent.ts';
import type { Related } from './related.ts';
import { textOf } from '../textOf.ts';

/** How people call a row: one that is no more than a link by what it leads to. */
export function nameOfRow({ links }: Related, iri: string): string {
  const linked = links?.through === undefined ? undefined : readAnyEntity(iri)?.[links.through];
  return nameOf(textOf(linked) ?? iri);
}
