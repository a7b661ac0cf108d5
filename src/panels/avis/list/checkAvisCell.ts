import { checkConfirmation } from '../../../domain/avis/confirmation.ts';
import type { contractAvis } from '../../../domain/avis/contractAvis.ts';
import type { CellCheck } from '../../kit/cellEdit/cellValues.ts';

/** A flex contract is confirmed by command or dialog, where it is asked about first. */
export const checkAvisCell: CellCheck<typeof contractAvis> = (would, saved) => {
  if (would.status !== 'confirmed' || saved.status === 'confirmed') return [];
  const verdict = checkConfirmation({ ...saved, status: 'confirmed' }, { flex: saved.contractDetails?.flex === true });
  if (verdict.verdict === 'refused') return [{ path: 'status', message: verdict.reason }];
  return verdict.verdict === 'ask'
    ? [{ path: 'status', message: 'Flex-Aufträge im Dialog oder mit „Status: Termin bestätigt“ bestätigen.' }]
    : [];
};
