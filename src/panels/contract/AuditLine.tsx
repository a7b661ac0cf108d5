import { useEntity } from '../../api/entities.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { useRecordFormContext } from '../kit/fields/formContext.ts';

/** When and by whom the order was entered: angelegt 18.11.2026, 09:14 von A. Oehmichen, Auftragsannahme. */
export function AuditLine() {
  const order = useEntity(useRecordFormContext().iri);
  const author = useEntity(typeof order?.createdBy === 'string' ? order.createdBy : null);
  const at = typeof order?.createdAt === 'string' ? formatInstant(order.createdAt, companyZone) : '';
  const who = [author?.name, order?.createdByDepartment].filter((it) => typeof it === 'string' && it !== '').join(', ');
  if (at === '') return null;
  return <span className="num hidden truncate @min-[440px]:inline">angelegt {at}{who && ` von ${who}`} ·</span>;
}
