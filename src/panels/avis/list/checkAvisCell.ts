import { entityOf, readAnyEntity } from '../../../api/records/entities.ts';
import { checkConfirmation } from '../../../domain/avis/confirmation.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import type { CellCheck } from '../../kit/cellEdit/cellValues.ts';

/** A flex contract is confirmed by command or dialog, where it is asked about first. */
export const checkAvisCell: CellCheck = (values, saved) => {
  const avis = entityOf(contractAvis, readAnyEntity(String(saved['@id'])));
  if (!avis || values['status'] !== 'confirmed' || avis.status === 'confirmed') return [];
  const verdict = checkConfirmation({ ...avis, status: 'confirmed' }, { flex: avis.contractDetails?.flex === true });
  if (verdict.verdict === 'refused') return [{ path: 'status', message: verdict.reason }];
  return verdict.verdict === 'ask'
    ? [{ path: 'status', message: 'Flex-Aufträge im Dialog oder mit „Status: Termin bestätigt“ bestätigen.' }]
    : [];
};
