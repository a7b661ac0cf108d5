import type { FieldOf, SomeOf } from '../define/row.ts';
import { allowed, type Refused, type Verdict } from '../define/verdict.ts';
import type { TimedContract } from '../time/defaultTimes.ts';
import { checkConnection } from './connection.ts';
import type { contract } from './contract.ts';
import { checkItemCount, countFields, type ItemCounts } from './itemCounts.ts';
import { checkOfferListBlock } from './offerListBlock.ts';
import { checkFlexDriver, checkFlexVorholung, type ContractToSave } from './saveDialogs.ts';
import { checkDays, checkWindow } from './timeOrder.ts';
import { isTouched } from './touched.ts';

/** A contract as far as the rules about its state look at it. */
export type ContractState = ContractToSave &
  TimedContract &
  ItemCounts &
  SomeOf<typeof contract, 'anschlussvon' | 'abafahrt' | 'abcfahrt' | 'sperrenFuerAngebotsliste'>;

type ContractField = FieldOf<typeof contract>;
type ContractRule = {
  readonly of: readonly (keyof ContractState)[];
  readonly check: (contract: ContractState) => Verdict<ContractField>;
};

/** States that no contract may be brought into, each with the fields that make it. */
const contractRules: readonly ContractRule[] = [
  { of: ['anschlussvon', 'abafahrt', 'abcfahrt'], check: checkConnection },
  { of: ['flexContract', 'driver'], check: checkFlexDriver },
  { of: ['flexContract', 'vorholung', 'datum', 'bringdatum'], check: checkFlexVorholung },
  { of: ['pickupTimeFrom', 'pickupTimeTo'], check: (contract) => checkWindow(contract, 'pickup') },
  { of: ['deliveryTimeFrom', 'deliveryTimeTo'], check: (contract) => checkWindow(contract, 'delivery') },
  { of: ['datum', 'bringdatum'], check: checkDays },
  {
    of: ['sperrenFuerAngebotsliste'],
    check: (contract) => (contract.sperrenFuerAngebotsliste ? checkOfferListBlock(contract) : allowed),
  },
  ...countFields.map((name): ContractRule => ({ of: [name], check: (contract) => checkItemCount(contract, name) })),
];

/**
 * What stands against a change of a contract: a rule about a state is asked of the change that would bring it about.
 * Who only adds a note to a contract that got into such a state in another way is not refused for it. Form, table,
 * lists and server all ask here.
 */
export function contractRefusals(
  before: ContractState | null,
  after: ContractState,
): readonly Refused<ContractField>[] {
  return contractRules
    .filter(({ of }) => isTouched(of, before, after))
    .map(({ check }) => check(after))
    .filter((it) => it.verdict === 'refused');
}

/**
 * What must be right before a contract may be saved, each objection at its field; the server asks the same rules of the
 * same change.
 */
export function contractFaults(
  contract: ContractState,
  saved: ContractState | null,
): readonly { readonly path: ContractField | ''; readonly message: string }[] {
  return contractRefusals(saved, contract).map(({ field = '' as const, reason }) => ({ path: field, message: reason }));
}
