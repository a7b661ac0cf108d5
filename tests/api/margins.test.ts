import { expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { everyRole } from '../harness/everyRole.ts';

const { system, as } = await everyRole();
const { given } = system;

test('what is left of contracts is told by month and by customer to whoever may see both sides', async () => {
  const { iri: contractClientAddress } = await given.customer({ kuerzel: 'MARGIN', firma: 'Spanne GmbH' });
  const sides = (auftragswert: string | null, gutschriftpreis: string | null, datum: string, more: Json = {}) =>
    given.contract({
      contractClientAddress,
      auftragswert,
      gutschriftpreis,
      auftragswertIsSet: true,
      gutschriftpreisIsSet: true,
      datum,
      bringdatum: datum,
      ...more,
    });
  await sides('385.00', '218.00', '2025-10-31');
  await sides('100.00', '118.50', '2025-11-03');
  await sides('90.00', null, '2025-11-04');
  await sides('999.00', '1.00', '2025-11-05', { testContract: true });
  const id = contractClientAddress.split('/').at(-1) ?? '';
  const query = `contractClientAddress=${id}&datum[after]=2025-01-01&datum[before]=2025-12-31`;
  expect((await as('dispo').get(`/api/contracts/margin_by_month?${query}`)).body.rows).toEqual([
    { of: '2025-10', name: 'Oktober 2025', contracts: 1, open: 0, value: '385.00', credit: '218.00' },
    { of: '2025-11', name: 'November 2025', contracts: 2, open: 1, value: '100.00', credit: '118.50' },
  ]);
  const { rows } = (await as('buchhaltung').get(`/api/contracts/margin_by_customer?${query}`)).body;
  expect(rows).toEqual([
    {
      of: contractClientAddress,
      name: 'MARGIN · Spanne GmbH',
      contracts: 3,
      open: 1,
      value: '485.00',
      credit: '336.50',
    },
  ]);
  expect((await as('office').get(`/api/contracts/margin_by_month?${query}`)).status).toBe(403);
});
