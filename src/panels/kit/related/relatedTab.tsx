import { useAnyItem } from '../../../api/records/queries.ts';
import { missingDefinition } from '../../../api/definitions.ts';
import { late } from '../late.tsx';
import type { RecordTab } from '../record/recordTab.ts';
import type { Related } from './related.ts';
import { LateRelatedList } from './LateRelatedList.tsx';

type Look = { readonly key: string; readonly label: string; readonly iri: string; readonly isCounted?: boolean };

/** A tab with the list of what belongs to a record. */
export function relatedTab(related: Related, { key, label, iri, isCounted = true }: Look): RecordTab {
  return {
    key,
    label,
    holds: 'list',
    content: <OwnersList related={related} iri={iri} name={key} />,
    ...(isCounted && { count: <LateRelatedCount related={related} iri={iri} /> }),
  };
}

/** A record may be shown before the definition of what belongs to it has come. */
const LateRelatedCount = late<{ related: Related; iri: string }>({
  load: async () => (await import('./RelatedCount.tsx')).RelatedCount,
  needs: ({ related }) => missingDefinition(related.resource),
});

/** The record may still be on its way. */
function OwnersList({ related, iri, name }: { related: Related; iri: string; name: string }) {
  const { item } = useAnyItem(iri);
  return item && <LateRelatedList related={related} owner={item} name={name} />;
}
