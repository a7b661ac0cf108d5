import { customerFields, type NewContract, type OrderSource, pick } from './copy.ts';

/** The return order of a main order (R9): both ends swapped, the way back begins where and when the delivery ends, no vehicle yet. */
export function returnOrderOf(main: OrderSource & { readonly '@id': string }): NewContract {
  return {
    ...pick(main, customerFields),
    ...pick(main, ['driver']),
    ...swapped(main),
    anschlussvon: main['@id'],
    abafahrt: '1',
    abcfahrt: '0',
    contractType: opposite(main.contractType),
    datum: main.bringdatum ?? null,
    bringdatum: main.bringdatum ?? null,
    pickupTimeFrom: main.deliveryTimeTo ?? main.deliveryTimeFrom ?? null,
  };
}

function opposite(contractType: string | null | undefined): string | null {
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

function swapped(main: OrderSource): NewContract {
  const renamed = ends.flatMap(([pickup, delivery]) => [
    [pickup, main[delivery]],
    [delivery, main[pickup]],
  ]);
  return Object.fromEntries(renamed.filter(([, value]) => value !== undefined)) as NewContract;
}
