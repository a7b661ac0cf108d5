import { checkOfferListBlock } from '../../domain/contract/offerListBlock.ts';
import { checkHasDriver, checkRequested, mayDo, stateOperations } from '../../domain/contract/stateOperations.ts';
import type { ContractEntity } from './contractFacts.ts';

/** What a command asks of a contract before it is offered, and again of each before it is done. */
export const hasDriver = (contract: ContractEntity) => checkHasDriver(contract);
export const hasAppUser = (contract: ContractEntity) => mayDo(stateOperations.removeAppUser, contract);
export const isRunning = (contract: ContractEntity) => mayDo(stateOperations.cancel, contract);
export const isCancelled = (contract: ContractEntity) =>
  mayDo(stateOperations.release, { ...contract, isStorniert: contract.isStorniert === true });
export const isAskedFor = (contract: ContractEntity) => checkRequested(contract);
export const isNotNew = (contract: ContractEntity) => mayDo(stateOperations.markNew, contract);
export const mayBeBlocked = (contract: ContractEntity) => checkOfferListBlock(contract);
export const isOpen = (contract: ContractEntity) => mayDo(stateOperations.confirm, contract);
export const isConfirmed = (contract: ContractEntity) =>
  mayDo(stateOperations.withdraw, { ...contract, auftragbestaetigt: contract.auftragbestaetigt === '1' ? '1' : '0' });
