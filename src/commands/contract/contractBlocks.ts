import type { ContractEntity } from './contractFacts.ts';

/** A block of contracts, by the values that set and lift it. */
export type Block = {
  readonly field: 'sperrenfuerrechnung' | 'sperrenfuergutschrift' | 'sperrenFuerAngebotsliste';
  readonly on: string | boolean;
  readonly off: string | boolean;
  readonly name: string;
};

/** Whether the command of a block would lift it: all the contracts are blocked. */
export function lifts({ field, on }: Block, contracts: readonly ContractEntity[]): boolean {
  return contracts.every((it) => it[field] === on);
}
