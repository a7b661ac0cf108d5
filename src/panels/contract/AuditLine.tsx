import { useEntity } from '../../api/entities.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { useRecordFormContext } from '../kit/fields/formContext.ts';

/** When and by whom the order was entered: angelegt 18.11.2026, 09:14 von A. Oehmichen, Auftragsannahme; cut off in a narrow panel, where the tip says all of it. */
export function AuditLine() {
  const order = useEntity(useRecordFormContext().iri);
  const author = useEntity(typeof order?.createdBy === 'string' ? order.createdBy : null);
  const at = typeof order?.createdAt === 'string' ? formatInstant(order.createdAt, companyZone) : '';
  const who = [author?.name, order?.createdByDepartment].filter((it) => typeof it === 'string' && it !== '').join(', ');
  if (at === '') return null;
  const text = `angelegt ${at}${who && ` von ${who}`}`;
  return <span data-tip={text} className="num block max-w-[230px] truncate @min-[440px]:max-w-none">{text} ·</span>;
}
