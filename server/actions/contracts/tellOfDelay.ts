import type { contract } from '../../../src/domain/contract/contract.ts';
import { notifyStaff } from '../../notify/notifyStaff.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

/** Dispatch and office hear that a ride will be late (R60); why, nobody writes down. */
export async function tellOfDelay({ kind, before, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  if (kind !== 'update' || before.verzoegert || !after.verzoegert) return;
  await notifyStaff(scope, 'contractDelayed', { contract: after, values: { reason: '' } });
}
