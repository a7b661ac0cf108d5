import { readEntity } from '../../api/records/entities.ts';
import { checkContractDeletion } from '../../domain/contract/deletion.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { protocolStatus } from '../../domain/protocol/badge.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import type { ContractEntity } from './contractFacts.ts';

/** The one contract that a command of the editor works on. */
export function first(targets: readonly ContractEntity[]): ContractEntity {
  const [contract] = targets;
  if (!contract) throw new Error('no order to work on');
  return contract;
}

/** Whether a contract may be deleted. */
export function deletionOf(contract: ContractEntity) {
  const { processState } = readEntity(protocol, contract.protocol) ?? {};
  return checkContractDeletion({
    auftragsnummer: contract.auftragsnummer ?? '',
    invoiceNumbers: contract.invoiceNumbers ?? [],
    protocolStatus: protocolStatus(processState),
  });
}

/** A connection of two contracts, by the one that follows. */
export type Link = { readonly returnContract: string; readonly other: string; readonly failed: string };

/** The link is kept by the contract that follows: the server clears the marks of the other one with it. */
export function linkOf(contract: ContractEntity): Link | undefined {
  if (contract.anschlussvon)
    return {
      returnContract: contract['@id'],
      other: contract.anschlussvon,
      failed: contractMessages.unlinkFollowUpFailed,
    };
  if (contract.anschlussAuftrag)
    return {
      returnContract: contract.anschlussAuftrag,
      other: contract.anschlussAuftrag,
      failed: contractMessages.unlinkMainFailed,
    };
  return undefined;
}
