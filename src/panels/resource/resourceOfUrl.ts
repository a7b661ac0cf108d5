import { definitionOf } from '../../api/definitions.ts';
import type { Resource } from '../../domain/define/resource.ts';

/** The definition a panel address belongs to. */
export function resourceOfUrl(url: string): Resource {
  return definitionOf({ path: url.split(/[/?]/)[1] ?? '' });
}
