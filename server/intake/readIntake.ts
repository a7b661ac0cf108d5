import type { IntakeAnswer } from '../../src/domain/intake/intakeAnswer.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import { inOwnProcess } from '../import/inOwnProcess.ts';
import { Invalid } from '../storage/refusals.ts';
import type { Queryable } from '../storage/sql.ts';
import { findCustomers } from './findCustomers.ts';
import { findDoubles } from './findDoubles.ts';
import type { IntakeOutcome, IntakeTask } from './intakeProcess.ts';
import { intakeRefusals } from './intakeRefusals.ts';

const ask = inOwnProcess<IntakeTask, IntakeOutcome>(new URL('intakeProcess.ts', import.meta.url), {
  patienceMs: 20_000,
  megabytes: 400,
  atOnce: 2,
});

type Sent = { readonly path: string; readonly fileName: string; readonly part: string | null };

/** What a file says about a contract to come, with the contracts that it may double; nothing is kept of it. */
export async function readIntake(to: Queryable, { path, fileName, part }: Sent, now: Date): Promise<IntakeAnswer> {
  const outcome = (await ask({ path, part, today: todayIn(companyZone, now) })) ?? { refusal: 'tooHeavy' as const };
  if ('refusal' in outcome) throw new Invalid([{ propertyPath: 'file', message: intakeRefusals[outcome.refusal] }]);
  const { read } = outcome;
  const customers = await findCustomers(to, read);
  const findings = [...customers, ...read.findings];
  return { ...read, fileName, findings, doubles: await findDoubles(to, findings) };
}
