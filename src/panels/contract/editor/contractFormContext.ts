import { createContext, useContext } from 'react';
import type { ContractValues } from '../shared/contractValues.ts';
import type { Filler } from './prefill/filling.ts';

/** What the fields of the contract editor tell the form around them, beside their values. */
export type ContractForm = {
  /** Sets several values at once, as choosing an address or a customer does. */
  put(values: ContractValues): void;
  /** Fills in the fields that nobody has typed into, and leaves the others as they are. */
  fill(by: Filler, values: ContractValues): void;
};

export const ContractFormContext = createContext<ContractForm | null>(null);

/** The contract form around a field. */
export function useContractForm(): ContractForm {
  const form = useContext(ContractFormContext);
  if (!form) throw new Error('a field of the contract stands outside of its form');
  return form;
}
