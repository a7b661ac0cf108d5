import { expect, test } from 'vitest';
import { contract } from '../../../domain/contract/contract.ts';
import { anyOfPasted } from './anyOf.ts';

test('several order numbers, plates or VINs become a filter for any of them', () => {
  expect(anyOfPasted(contract, '26048113\n26048114\r\n26048113')).toEqual({ name: 'auftragsnummer', values: ['26048113', '26048114'] });
  expect(anyOfPasted(contract, 'WOB HM 318; K-LS 418E')).toEqual({ name: 'licensePlateFilter', values: ['WOB HM 318', 'K-LS 418E'] });
  expect(anyOfPasted(contract, 'WVWZZZE1ZMP009062\twvwzzze1zmp009063')).toEqual({ name: 'carFin', values: ['WVWZZZE1ZMP009062', 'WVWZZZE1ZMP009063'] });
});

test('a single value and ordinary words stay a search', () => {
  expect(anyOfPasted(contract, '26048113')).toBeUndefined();
  expect(anyOfPasted(contract, 'Meier, Kiel')).toBeUndefined();
});
