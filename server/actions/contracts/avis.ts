import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Done, Scope } from '../behaviour.ts';

/** An order that wants to be arranged with the people on site gets its avis once (R2). */
export async function makeAvis({ kind, id, after }: Done, scope: Scope): Promise<void> {
  if (kind === 'delete' || after.createAvis !== true || after.hasAvis === true) return;
  await scope.make('contract_avis', { contract: iriOf('contracts', id), status: 'pending', contractType: after.contractType });
}
