import { hearEarly, noteWanted } from '../earlyReads.ts';
import { absorb, isWhole, readAnyEntity } from './entities.ts';
import type { Collection, HydraItem } from './hydra.ts';
import { pageOf, type ListPage } from './listPage.ts';

const pages = new Map<string, ListPage>();
const records = new Set<string>();

/**
 * Takes in what was read early as it comes: a list or a record that is drawn after that stands with its first drawing.
 */
export function takeInEarly(): void {
  hearEarly(
    ({ path, data, askedAt: asOf }) => {
      const answer = data as Collection | HydraItem;
      if ('hydra:member' in answer) pages.set(path, pageOf(answer as Collection, asOf));
      else records.add(absorb(answer, { asOf, whole: true }));
    },
    () => {
      pages.clear();
      records.clear();
    },
  );
}

/** The page of a list that was read early, from its address; undefined when there is none or it has changed since. */
export function earlyPage(address: string): ListPage | undefined {
  noteWanted(address);
  const page = pages.get(address);
  return page?.iris.every(readAnyEntity) ? page : undefined;
}

/** The same for a whole record. */
export function earlyRecord(iri: string): string | undefined {
  noteWanted(iri);
  return records.has(iri) && isWhole(iri) ? iri : undefined;
}
