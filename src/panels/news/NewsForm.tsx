import type { RecordForm } from '../kit/form/recordForm.ts';
import { ResourceForm } from '../kit/form/ResourceForm.tsx';
import { NewsText } from './NewsText.tsx';

/** What is in preparation as a form, what is released as its readers have it; input that came late stays in sight. */
export function NewsForm({ record }: { readonly record: RecordForm }) {
  const { entity, dirty, refetch } = record;
  return entity?.['isSend'] === true && dirty.length === 0 ? (
    <NewsText iri={entity['@id']} onStale={refetch} />
  ) : (
    <ResourceForm record={record} />
  );
}
