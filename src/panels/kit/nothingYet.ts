import { createCaption } from '../../commands/resource/createCaption.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { offers, type Resource } from '../../domain/define/resource.ts';
import type { NothingYet } from '../../ui/inputs/useOptions.ts';

/** What a search over records says while there are none at all, with the way to the first one for those who may make it. */
export function nothingYet(
  resource: Resource,
  text = `Noch keine ${resource.title.rows ?? resource.title.many} angelegt`,
): NothingYet {
  const mayCreate = offers(resource, 'create') && mayWrite(tools().roles(), resource.area);
  return {
    text,
    ...(mayCreate && {
      create: { label: `${createCaption(resource.title)} …`, run: () => tools().open(`/${resource.path}/create`) },
    }),
  };
}
