import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

/** An order that is to be arranged with the people on site gets its avis when that is first wished (R2); an avis that somebody deletes stays deleted. */
export async function makeAvis({ kind, id, before, after }: Done, scope: Scope): Promise<void> {
  const isNewWish = kind !== 'delete' && after.createAvis === true && before?.createAvis !== true;
  if (!isNewWish || after.hasAvis === true) return;
  await scope.make('contract_avis', { contract: iriOf('contracts', id), status: 'pending', contractType: after.contractType });
}
