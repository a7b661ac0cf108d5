import { ResourceForm } from '../kit/form/ResourceForm.tsx';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { useCopiedCompany } from './useCopiedCompany.ts';

const blocks = ['Firma', 'Register und Steuer', 'Bank', 'Belege', 'Importe'];

/** What stands on papers; a new version begins with what the last one says. */
export function CompanyForm({ record }: { record: RecordForm }) {
  useCopiedCompany(record);
  return <ResourceForm record={record} blocks={blocks} />;
}
