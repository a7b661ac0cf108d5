import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import type { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

/** An order that is to be arranged with the people on site gets its avis when that is first wished (R2); an avis that somebody deletes stays deleted. */
export async function makeAvis({ kind, id, before, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  const isNewWish = kind !== 'delete' && after.createAvis && !before?.createAvis;
  if (!isNewWish || after.hasAvis) return;
  await scope.make(contractAvis, {
    contract: iriOf('contracts', id),
    status: 'pending',
    contractType: after.contractType,
  });
}
