import { contract } from './contract/contract.ts';
import type { Resource } from './define/resource.ts';

/** Every resource of Leitstand. */
export const resources: readonly Resource[] = [contract];

const byPath = new Map(resources.map((it) => [it.path, it]));

/** The definition behind a path, for example `contracts`. */
export function resourceByPath(path: string): Resource | undefined {
  return byPath.get(path);
}
