import { createCaption } from '../../commands/resource/createCaption.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { offers, type Noun } from '../../domain/define/noun.ts';
import type { NothingYet } from '../../ui/inputs/useOptions.ts';

/**
 * What a search over records says while there are none at all, with the way to the first one for those who may make it.
 */
export function nothingYet(noun: Noun, text = `Noch keine ${noun.title.rows ?? noun.title.many} angelegt`): NothingYet {
  const mayCreate = offers(noun, 'create') && mayWrite(tools().roles(), noun.area);
  return {
    text,
    ...(mayCreate && {
      create: { label: `${createCaption(noun.title)} …`, run: () => tools().open(`/${noun.path}/create`) },
    }),
  };
}
