import { useWatched } from '../kit/fields/useWatched.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { ResourceForm } from '../kit/form/ResourceForm.tsx';

const customers = ['customers'];

/** Everybody may use a protocol that is not restricted, so nobody is asked for whom. */
export function LeasingProtocolForm({ record }: { record: RecordForm }) {
  const isRestricted = useWatched(record.form, ['restrictAccess']).restrictAccess === true;
  return <ResourceForm record={record} {...(!isRestricted && { without: customers })} />;
}
