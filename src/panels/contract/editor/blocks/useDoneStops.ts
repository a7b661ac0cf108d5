import { useEntity } from '../../../../api/records/entities.ts';
import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { deliveredStatus, pickedUpStatus, protocolStatus } from '../../../../domain/protocol/badge.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';

/** Which ends of the ride lie behind us, in words for their headings. */
export function useDoneStops(contract: ContractEntity | undefined): {
  readonly pickup: string | undefined;
  readonly delivery: string | undefined;
} {
  const status = protocolStatus(useEntity(protocol, contract?.protocol)?.processState);
  return {
    pickup: status >= pickedUpStatus ? 'abgeholt' : undefined,
    delivery: status >= deliveredStatus ? 'zugestellt' : undefined,
  };
}
