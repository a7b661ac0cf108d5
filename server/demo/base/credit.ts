import { jobCategories } from '../../../src/domain/choices/jobCategories.ts';
import { randomFrom } from '../random.ts';
import type { CrewMember } from '../world/crew.ts';

const credited = new Set<number>(jobCategories.items.filter((it) => it.credit).map((it) => it.id));

/** Whether a driver gets credit notes by his group, and what is missing for them: one in twenty has not signed. */
export function creditTermsOf({ applicant, gruppe, id }: CrewMember) {
  const random = randomFrom('leitstand', 'credit', id);
  const isCredited = credited.has(gruppe) && !applicant;
  const hasAgreement = isCredited && !random.chance(0.05);
  const hasTaxNumber = isCredited && !random.chance(0.04);
  return { hasAgreement, hasTaxNumber, mayBePaid: hasAgreement && hasTaxNumber };
}
