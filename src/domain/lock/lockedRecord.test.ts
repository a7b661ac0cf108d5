import { expect, test } from 'vitest';
import { lockedRecord } from './lockedRecord.ts';

const named = (type: unknown, id?: unknown) => {
  const found = lockedRecord(type, id);
  return found && [found.resource.path, found.id];
};

test.for([
  ['ContractAvis', 7],
  ['ContractAvis', '7'],
  ['contract_avis', 7],
  ['/api/contract_avis', '/api/contract_avis/7'],
  ['/api/contract_avis/7', undefined],
  ['/api/contract_avis/7', 7],
] as const)('%s and %s name the same record', ([type, id]) => {
  expect(named(type, id)).toEqual(['contract_avis', 7]);
});

test.for([
  ['Unbekannt', 7],
  ['ContractAvis', 'x'],
  ['ContractAvis', '/api/contracts/7'],
  ['ContractAvis', undefined],
  ['/api/contract_avis/7', 8],
  ['/api/contract_avis/7', '/api/contract_avis/8'],
  [null, null],
  ['ContractAvis', { toString: 1 }],
  [{ toString: null }, 7],
] as const)('%s and %s name none', ([type, id]) => {
  expect(named(type, id)).toBeUndefined();
});
