import { call } from '../../../api/call.ts';
import { tools } from '../../../commands/tools.ts';
import { toBeReasoned } from '../../../domain/preflight/finding.ts';
import { assessDrivers } from '../../../domain/preflight/preflightCall.ts';

type Choice = {
  readonly iri: string | null;
  readonly contract: Readonly<Record<string, unknown>>;
  readonly driver: string;
  readonly withAdditionalRides: boolean;
};

/**
 * Why the contract of a form is given to the driver in spite of warnings: '' when there are none to be reasoned, null
 * when the person turned back. Where it cannot be asked now, the server asks when it saves.
 */
export async function askAboutDriver({ iri, contract, driver, withAdditionalRides }: Choice): Promise<string | null> {
  const answer = await call(assessDrivers, {
    contracts: iri === null ? [] : [iri],
    drivers: [driver],
    order: contract,
    withAdditionalRides,
  }).catch(() => undefined);
  const warnings = toBeReasoned(answer?.members[0]?.findings ?? []);
  if (warnings.length === 0) return '';
  return new Promise((resolve) => tools().dialog('contract.assignmentReason', { warnings, answer: resolve }));
}
