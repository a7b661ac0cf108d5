import { store } from '../../../api/records/entities.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { tagsOf } from '../../../domain/contract/tags.ts';
import { Tag } from '../../../ui/display/Tag.tsx';
import { MoreTags } from './MoreTags.tsx';
import { shownTags } from './shownTags.ts';
import { tagColour } from './tagColour.ts';

/**
 * The tags of a contract that its reader may see, as many as there is room for; the others are counted and named in the
 * tooltip.
 */
export function ContractTags({ entity, room }: { entity: ContractEntity; room: number }) {
  const { shown, rest } = shownTags(tagsOf(entity, store.get(sessionAtom)?.roles ?? []), room);
  return (
    <>
      {shown.map((tag) => (
        <Tag key={tag.text} colour={tagColour(tag)} meaning={tag.tooltip}>
          {tag.text}
        </Tag>
      ))}
      <MoreTags tags={rest} />
    </>
  );
}
