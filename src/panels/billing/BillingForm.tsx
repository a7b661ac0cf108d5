import { ResourceForm } from '../kit/form/ResourceForm.tsx';
import type { RecordForm } from '../kit/form/recordForm.ts';

const articles = ['artikeldatenArray'] as const;
const none: readonly string[] = [];
const everything = () => true;
const nothing = () => false;

/**
 * The form of an LF Rechnung. A new one takes its articles with it, a saved one has a tab for them; of a closed one
 * nothing can be changed any more.
 */
export function BillingForm({ record }: { record: RecordForm }) {
  const isClosed = record.entity?.['abgeschlossen'] === true;
  return (
    <ResourceForm
      record={record}
      without={record.iri === null ? none : articles}
      isFixed={isClosed ? everything : nothing}
    />
  );
}
