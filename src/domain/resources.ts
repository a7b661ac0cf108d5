import type { Noun } from './define/noun.ts';
import { wholeOf, type Resource, type ResourceOf } from './define/resource.ts';
import { nouns } from './nouns.ts';

/**
 * Every resource of Leitstand in full: for the server, the documents and tests. The console loads details when a panel
 * shows them.
 */
export const resources: readonly Resource[] = await Promise.all(nouns.map(wholeOf));

const byPath = new Map(resources.map((it) => [it.path, it]));

/** The definition behind a path, for example `contracts`. */
export function resourceByPath(path: string): Resource | undefined {
  return byPath.get(path);
}

/** The whole definition of a noun. */
export function resourceOf<N extends Noun>(noun: N): ResourceOf<N>;
export function resourceOf(noun: Pick<Noun, 'path'>): Resource;
export function resourceOf({ path }: Pick<Noun, 'path'>): Resource {
  const resource = byPath.get(path);
  if (!resource) throw new Error(`${path} is not among the nouns`);
  return resource;
}
