import { useAnyEntity } from '../../../api/entities.ts';
import { companyZone, formatInstant } from '../../../domain/time/zone.ts';

/** The column of the moments: date and time in one line while there is room, below each other in a narrow panel. */
export const momentWidth = 'minmax(88px,142px)';

/** When a line of a log was written. */
export function LogMoment({ iri }: { iri: string }) {
  const createdAt = useAnyEntity(iri)?.createdAt;
  return <span className="num text-2">{typeof createdAt === 'string' ? formatInstant(createdAt, companyZone) : ''}</span>;
}

/** A text of the line. */
export function LogText({ iri, field }: { iri: string; field: string }) {
  const value = useAnyEntity(iri)?.[field];
  return <>{typeof value === 'string' ? value : ''}</>;
}
