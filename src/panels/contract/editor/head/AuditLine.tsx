import { useEntity } from '../../../../api/records/entities.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';
import { user } from '../../../../domain/user/user.ts';
import { useRecordFormContext } from '../contractFields.ts';

/**
 * When and by whom the contract was entered: angelegt 18.11.2026, 09:14 von A. Oehmichen, Auftragsannahme; cut off in a
 * narrow panel, where the tip says all of it.
 */
export function AuditLine() {
  const entity = useEntity(contract, useRecordFormContext().iri);
  const author = useEntity(user, entity?.createdBy);
  const at = entity?.createdAt ? formatInstant(entity.createdAt, companyZone) : '';
  const who = [author?.name, entity?.createdByDepartment].filter(Boolean).join(', ');
  if (at === '') return null;
  const text = `angelegt ${at}${who && ` von ${who}`}`;
  return (
    <span data-tip={text} className="num block max-w-[230px] truncate @min-[440px]:max-w-none">
      {text} ·
    </span>
  );
}
