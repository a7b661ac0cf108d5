import { resourceByPath } from '../../domain/resources.ts';
import type { Resource } from '../../domain/define/resource.ts';

/** The definition a panel address belongs to. */
export function resourceOfUrl(url: string): Resource {
  const path = url.split(/[/?]/)[1] ?? '';
  const resource = resourceByPath(path);
  if (!resource) throw new Error(`no resource behind ${url}`);
  return resource;
}
