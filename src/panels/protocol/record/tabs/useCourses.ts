import { useEntity } from '../../../../api/records/entities.ts';
import { complaintCourse, type Complaint, type ComplaintCourse } from '../../../../domain/protocol/complaintCourse.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import type { FormValues } from '../../../kit/form/formValues.ts';
import { useNames } from '../../../kit/useNames.ts';
import { useRecordFormContext } from '../protocolFields.ts';
import { useRide } from '../rideContext.ts';
import { useOpenPoints } from '../useOpenPoints.ts';

const nothing = { requestedFromDriver: [], reviewState: null, reviewedAt: null, reviewedBy: null, reviewReason: null };

/** What became of complaints about the protocol that is open, as far as they are saved; none while it is on its way. */
export function useCourses(complaints: readonly FormValues[]): readonly ComplaintCourse[] {
  const entity = useEntity(protocol, useRecordFormContext().iri);
  const open = useOpenPoints(entity, useRide());
  const saved = complaints.filter((it) => typeof it.createdAt === 'string') as readonly Complaint[];
  const people = [...saved.map((it) => it.reporter), entity?.reviewedBy].filter((it) => typeof it === 'string');
  const nameOf = useNames([...new Set(people)]);
  return entity ? saved.map((it) => complaintCourse(it, { protocol: { ...nothing, ...entity }, open, nameOf })) : [];
}
