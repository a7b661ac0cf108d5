import { useAnyItem } from '../../../api/records/queries.ts';
import type { RecordTab } from '../record/recordTab.ts';
import type { Related } from './related.ts';
import { RelatedCount } from './RelatedCount.tsx';
import { LateRelatedList } from './LateRelatedList.tsx';

type Look = { readonly key: string; readonly label: string; readonly iri: string; readonly isCounted?: boolean };

/** A tab with the list of what belongs to a record. */
export function relatedTab(related: Related, { key, label, iri, isCounted = true }: Look): RecordTab {
  return {
    key,
    label,
    holds: 'list',
    content: <OwnersList related={related} iri={iri} name={key} />,
    ...(isCounted && { count: <RelatedCount related={related} iri={iri} /> }),
  };
}

/** The record may still be on its way. */
function OwnersList({ related, iri, name }: { related: Related; iri: string; name: string }) {
  const { item } = useAnyItem(iri);
  return item && <LateRelatedList related={related} owner={item} name={name} />;
}
