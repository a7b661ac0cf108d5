import { useAssessments, type Assessments } from '../../api/calls/preflight.ts';
import type { Order } from '../../commands/contract/contractFacts.ts';
import type { Finding } from '../../domain/preflight/finding.ts';

/** As many orders as are held against each of 200 candidates; the chosen one is held against all. */
const mostForAll = 10;
/** The server looks at so many at a time; beyond them it asks when it saves. */
export const mostChecked = 200;

/** How fit each candidate is for the orders, or for the first of many; for one order the findings are few and come along, so that they stand there at once. */
export function usePreflight(orders: readonly Order[], drivers: readonly string[]): Assessments {
  return useAssessments(orders.slice(0, mostForAll), drivers.slice(0, mostChecked), {
    withFindings: orders.length === 1,
  });
}

/** What speaks against the chosen driver for all of the orders: known from the list of candidates for one order, asked for otherwise, also with the rides that follow. */
export function useChosenFindings(
  orders: readonly Order[],
  driver: string | null,
  { candidates, withAdditionalRides }: { candidates: Assessments; withAdditionalRides: boolean },
): Assessments & { readonly findings: readonly Finding[] | undefined } {
  const known = driver === null || withAdditionalRides ? undefined : candidates.byDriver.get(driver)?.findings;
  const asked = useAssessments(orders.slice(0, mostChecked), driver === null || known ? [] : [driver], {
    withAdditionalRides,
  });
  return { ...asked, findings: driver === null ? undefined : (known ?? asked.byDriver.get(driver)?.findings) };
}
