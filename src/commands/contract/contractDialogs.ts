import type { Finding } from '../../domain/preflight/finding.ts';
import type { ContractEntity } from './contractFacts.ts';

/** The driver who was named when the dialog was asked for, and what he is found by. */
type AskedDriver = { readonly driver: string; readonly query: string };

/** The dialogs of contracts. */
export type ContractDialogs = {
  readonly 'contract.changeDriver': { readonly contracts: readonly ContractEntity[]; readonly asked?: AskedDriver };
  /** Why a driver is given in spite of warnings; null when the person turned back. */
  readonly 'contract.assignmentReason': {
    readonly warnings: readonly Finding[];
    readonly answer: (reason: string | null) => void;
  };
  readonly 'contract.notes': { readonly contract: ContractEntity };
  /** At which position of its day a contract stands. */
  readonly 'contract.position': { readonly contract: ContractEntity };
};
