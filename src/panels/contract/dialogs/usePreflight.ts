import { useAssessments, type Assessments } from '../../../api/calls/preflight.ts';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import type { Finding } from '../../../domain/preflight/finding.ts';

/** As many contracts as are held against each of 200 candidates; the chosen one is held against all. */
const maxForAll = 10;
/** The server looks at so many at a time; beyond them it asks when it saves. */
export const maxChecked = 200;

/**
 * How fit each candidate is for the contracts, or for the first of many; for one contract the findings are few and come
 * along, so that they stand there at once.
 */
export function usePreflight(contracts: readonly ContractEntity[], drivers: readonly string[]): Assessments {
  return useAssessments(contracts.slice(0, maxForAll), drivers.slice(0, maxChecked), {
    withFindings: contracts.length === 1,
  });
}

/**
 * What speaks against the chosen driver for all of the contracts: known from the list of candidates for one contract,
 * asked for otherwise, also with the rides that follow.
 */
export function useChosenFindings(
  contracts: readonly ContractEntity[],
  driver: string | null,
  { candidates, withAdditionalRides }: { candidates: Assessments; withAdditionalRides: boolean },
): Assessments & { readonly findings: readonly Finding[] | undefined } {
  const known = driver === null || withAdditionalRides ? undefined : candidates.byDriver.get(driver)?.findings;
  const asked = useAssessments(contracts.slice(0, maxChecked), driver === null || known ? [] : [driver], {
    withAdditionalRides,
  });
  return { ...asked, findings: driver === null ? undefined : (known ?? asked.byDriver.get(driver)?.findings) };
}
