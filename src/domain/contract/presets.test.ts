import { expect, test } from 'vitest';
import { customerPresets } from './presets.ts';
import { shows } from '../../../tests/specification/shows.ts';

const service = (
  id: number,
  ...conditions: readonly (readonly ['contractType' | 'pickupLocation' | 'deliveryLocation', 'eq' | 'neq', string])[]
) => ({
  service: `/api/services/${id}`,
  conditions: conditions.map(([field, condition, value]) => ({ field, condition, value })),
});
const services = (
  defaultServices: readonly ReturnType<typeof service>[],
  contract: Parameters<typeof customerPresets>[1],
) => customerPresets({ defaultServices }, contract).zusatzleistungenArray;

test('a new contract begins with what its customer has settled', () => {
  shows('R3');
  expect(customerPresets({}, {})).toEqual({
    createAvis: false,
    sendProtocolToContractContact: false,
    leasingProtocols: [],
    zusatzleistungenArray: [],
  });
  expect(
    customerPresets(
      {
        createAvisContracts: true,
        sendProtocolToContractContact: true,
        defaultLeasingProtocol: '/api/leasing_protocols/3',
      },
      {},
    ),
  ).toMatchObject({
    createAvis: true,
    sendProtocolToContractContact: true,
    leasingProtocols: ['/api/leasing_protocols/3'],
  });
});

test('a service goes along when all its conditions are true', () => {
  const both = service(1, ['contractType', 'eq', 'PICKUP'], ['deliveryLocation', 'eq', 'Ulm']);
  expect(services([both], { contractType: 'PICKUP', deliveryLocation: { ort: 'Ulm' } })).toEqual(['/api/services/1']);
  expect(services([both], { contractType: 'PICKUP', deliveryLocation: { ort: 'Köln' } })).toEqual([]);
  expect(services([both], { contractType: 'DELIVERY', deliveryLocation: { ort: 'Ulm' } })).toEqual([]);
  expect(services([service(2), service(2), service(3)], {})).toEqual(['/api/services/2', '/api/services/3']);
});

test('a condition may also say what must not be, and one about a field nobody knows is never true', () => {
  expect(services([service(1, ['contractType', 'neq', 'PICKUP'])], {})).toEqual(['/api/services/1']);
  expect(services([service(1, ['contractType', 'neq', 'PICKUP'])], { contractType: 'PICKUP' })).toEqual([]);
  // What was stored before may name a field that is none any more.
  expect(services([service(1, ['colour' as 'contractType', 'eq', ''])], {})).toEqual([]);
});

test('an end is meant by stock number, firm, postcode or town, in any case', () => {
  const contract = {
    pickupLocation: { firma: 'Nordpark', plz: '22525', ort: 'Hamburg' },
    pickupAddress: '/api/addresses/7',
  };
  for (const value of ['7', '/api/addresses/7', ' nordpark ', '22525', 'HAMBURG'])
    expect(services([service(1, ['pickupLocation', 'eq', value])], contract)).toHaveLength(1);
  expect(services([service(1, ['pickupLocation', 'eq', '8'])], contract)).toEqual([]);
});
