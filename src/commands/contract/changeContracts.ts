import { contract } from '../../domain/contract/contract.ts';
import { changeRecords, type RecordChange } from '../resource/changeRecords.ts';
import type { ContractEntity } from './contractFacts.ts';
import type { Tools } from '../tools.ts';

/** Changes contracts, tells how it went and offers the way back; what failed stays ticked and can be repeated. */
export function changeContracts(
  contracts: readonly ContractEntity[],
  change: RecordChange<typeof contract>,
  tools: Tools,
): Promise<boolean> {
  return changeRecords(contract, contracts, change, tools);
}
