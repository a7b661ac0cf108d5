import { customerFields, type NewContract, type ContractSource, pick, withNewEntries } from './copy.ts';

/**
 * The return contract of a main contract (R9): both ends swapped, the way back begins where and when the delivery ends,
 * no vehicle yet.
 */
export function returnContractOf(main: ContractSource & { readonly '@id': string }): NewContract {
  return {
    ...pick(main, customerFields),
    ...pick(main, ['driver']),
    ...withNewEntries(swapped(main)),
    anschlussvon: main['@id'],
    abafahrt: '1',
    abcfahrt: '0',
    contractType: opposite(main.contractType),
    datum: main.bringdatum ?? null,
    bringdatum: main.bringdatum ?? null,
    pickupTimeFrom: main.deliveryTimeTo ?? main.deliveryTimeFrom ?? null,
  };
}

function opposite(contractType: NewContract['contractType']): 'PICKUP' | 'DELIVERY' | null {
  if (contractType === 'PICKUP') return 'DELIVERY';
  return contractType === 'DELIVERY' ? 'PICKUP' : null;
}

const ends = [
  ['pickupLocation', 'deliveryLocation'],
  ['pickupAddress', 'deliveryAddress'],
  ['pickupLocationIsSet', 'deliveryLocationIsSet'],
  ['pickupContacts', 'deliveryContacts'],
  ['abholemail2', 'bringemail2'],
  ['abholinfos', 'bringinfos'],
] as const satisfies readonly (readonly [keyof NewContract, keyof NewContract])[];

function swapped(main: ContractSource): NewContract {
  const renamed = ends.flatMap(([pickup, delivery]) => [
    [pickup, main[delivery]],
    [delivery, main[pickup]],
  ]);
  return Object.fromEntries(renamed.filter(([, value]) => value !== undefined)) as NewContract;
}
