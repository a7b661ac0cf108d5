import type { Entity } from '../../api/records/entities.ts';
import { cancellationOf } from '../../domain/invoice/documentActions.ts';
import type { invoice } from '../../domain/invoice/invoice.ts';
import { Tag } from '../../ui/display/Tag.tsx';

type Document = Entity<typeof invoice>;

/** What a document is, with its Storno, as it is copied and taken along. */
export function documentKind(it: Document): string {
  return [it.type, cancellationOf(it)].filter(Boolean).join(', ');
}

/** The same in the list: what was taken back, and what takes back, is seen without opening it. */
export function DocumentKind({ entity }: { entity: Document }) {
  const mark = cancellationOf(entity);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="truncate">{entity.type}</span>
      {mark && <Tag colour={mark === 'Storno' ? 'tone-neutral' : 'tag-storniert'}>{mark}</Tag>}
    </span>
  );
}
