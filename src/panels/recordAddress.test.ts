import { expect, test } from 'vitest';
import { recordAddress } from './recordAddress.ts';

test.each([
  ['/contracts/%2Fapi%2Fcontracts%2F12', '/contracts/12'],
  ['/contracts/%2fapi%2fcontracts%2f12?tab=historie', '/contracts/12?tab=historie'],
  ['/contracts//api/contracts/12', '/contracts/12'],
  ['/contracts/%2Fapi%2Fdrivers%2F12', '/contracts/%2Fapi%2Fdrivers%2F12'],
  ['/contracts/12?source=%2Fapi%2Fcontracts%2F13', '/contracts/12?source=%2Fapi%2Fcontracts%2F13'],
  ['/customers/%2Fapi%2Fcustomers%2F12/3', '/customers/12?tab=3'],
  ['/customers/12/0?source=%7B%7D', '/customers/12?tab=0&source=%7B%7D'],
  ['/customers/12/x', '/customers/12/x'],
  ['/contracts', '/contracts'],
])('%s is %s', (written, address) => {
  expect(recordAddress(written)).toBe(address);
});
