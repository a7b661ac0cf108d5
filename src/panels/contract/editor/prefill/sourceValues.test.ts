import { expect, it } from 'vitest';
import { createContractUrl } from '../../../../commands/contract/createContract.ts';
import { sourceValues } from './sourceValues.ts';
import { shows } from '../../../../../tests/specification/shows.ts';

const queryOf = (url: string) => new URLSearchParams(url.split('?')[1]);

it('opens a new contract with the values of a template', () => {
  shows('D1 §2 contracts create source prefill');
  const values = { carModel: 'ID.4', pickupLocation: { ort: 'Köln' }, driver: '/api/drivers/5' };
  expect(sourceValues(queryOf(createContractUrl(values)))).toEqual(values);
});

it('leaves out what a contract does not have or only the server sets', () => {
  expect(
    sourceValues(queryOf(createContractUrl({ carModel: 'ID.4', auftragsnummer: '26000001', id: 5, wrong: 1 }))),
  ).toEqual({ carModel: 'ID.4' });
});

it('starts empty when the address carries no template or a broken one', () => {
  expect(sourceValues(new URLSearchParams())).toEqual({});
  expect(sourceValues(new URLSearchParams({ source: '{' }))).toEqual({});
});
