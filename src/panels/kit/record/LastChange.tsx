import { useAnyEntity } from '../../../api/records/entities.ts';
import { useHistory } from '../../../api/records/queries.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { companyZone, todayIn } from '../../../domain/time/zone.ts';

/** Who changed the record last, from its history. */
export function LastChange({ iri }: { iri: string }) {
  const updatedAt = useAnyEntity(iri)?.updatedAt;
  const [last] = useHistory(iri, { page: 1, itemsPerPage: 5 }).rows;
  if (typeof updatedAt !== 'string') return null;
  const day = formatDate(todayIn(companyZone, new Date(updatedAt)));
  return (
    <>
      geändert {day}
      {last && ` von ${last.username ?? 'System'}`}
    </>
  );
}
