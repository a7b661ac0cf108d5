import { resourceOf } from '../../../domain/resources.ts';
import { expect, test } from 'vitest';
import { contract as contractNoun } from '../../../domain/contract/contract.ts';
import { protocol as protocolNoun } from '../../../domain/protocol/protocol.ts';
import { anyOfPasted } from './anyOf.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const contract = resourceOf(contractNoun);
const protocol = resourceOf(protocolNoun);

test('several contract numbers, plates or VINs become a filter for any of them', () => {
  shows('C Lists filters as sentences');
  expect(anyOfPasted(contract, '26048113\nWOB HM 318, wvwzzze1zmp009062\t4711')).toEqual({
    name: 'identFilter',
    values: ['26048113', 'WOB HM 318', 'WVWZZZE1ZMP009062', '4711'],
  });
  expect(anyOfPasted(protocol, '26048113\n26048114\r\n26048113')).toEqual({
    name: 'identFilter',
    values: ['26048113', '26048114'],
  });
});

test('a single value and ordinary words stay a search', () => {
  expect(anyOfPasted(contract, '26048113')).toBeUndefined();
  expect(anyOfPasted(contract, 'Meier, Kiel')).toBeUndefined();
});
