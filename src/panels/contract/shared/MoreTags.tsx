import type { Tag } from '../../../domain/contract/tags.ts';

/** The tags for which there is no room: counted, and named in the tooltip. */
export function MoreTags({ tags }: { tags: readonly Pick<Tag, 'text' | 'label'>[] }) {
  if (tags.length === 0) return null;
  return (
    <span className="num text-10 text-3" data-tip={tags.map((it) => `${it.text}: ${it.label}`).join('\n')}>
      +{tags.length}
    </span>
  );
}
