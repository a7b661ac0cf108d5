import { allowed, refused, type Verdict } from '../define/verdict.ts';

/** A bundle of fewer contracts is none; one that has lost them stays until it is dissolved (R40). */
export const fewestInBundle = 2;

interface Joined {
  readonly bundle: string | null | undefined;
  readonly active: boolean | undefined;
}
interface Added {
  readonly auftragsnummer: string | null | undefined;
  readonly isStorniert: boolean | undefined;
  /** Name of the active bundle that the contract is in. */
  readonly bundle: string | null | undefined;
}

/**
 * Whether a contract may join a bundle: a contract is in one active bundle at most, and a cancelled one is driven by
 * nobody (R40).
 */
export function checkAdding(
  joined: Joined,
  { auftragsnummer, isStorniert, bundle }: Added,
): Verdict<'bundleId' | 'contractId'> {
  const number = auftragsnummer ?? '';
  if (!joined.active) return refused(`Fahrtpaket ${joined.bundle ?? ''} ist aufgelöst.`, 'bundleId');
  if (bundle && bundle === joined.bundle)
    return refused(`Auftrag ${number} steht schon in diesem Fahrtpaket.`, 'contractId');
  if (bundle) return refused(`Auftrag ${number} ist bereits in Fahrtpaket ${bundle}.`, 'contractId');
  return isStorniert ? refused(`Auftrag ${number} ist storniert.`, 'contractId') : allowed;
}
