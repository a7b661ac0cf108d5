import { expect, test } from 'vitest';
import { avisCoordinations } from './choices/avisCoordinations.ts';
import { shows } from '../../../tests/specification/shows.ts';
import { effectiveCoordination, happensAt, needsContractType, sidesOf } from './coordination.ts';

test('what was chosen counts before a link, and a link before the type of the contract', () => {
  shows('D2 §4 avis coordination');
  expect(
    effectiveCoordination({ coordination: 'pickup', link: '/api/contract_avis/2', contractType: 'DELIVERY' }),
  ).toBe('pickup');
  expect(effectiveCoordination({ coordination: null, link: '/api/contract_avis/2', contractType: 'DELIVERY' })).toBe(
    'swap',
  );
  expect(effectiveCoordination({ link: null, contractType: 'DELIVERY' })).toBe('delivery');
  // The empty field of a form.
  expect(effectiveCoordination({ coordination: '' as 'pickup', contractType: 'PICKUP' })).toBe('pickup');
});

test('only an avis that nothing is known of asks for the type of its contract', () => {
  expect([effectiveCoordination({}), needsContractType({}), needsContractType({ contractType: 'PICKUP' })]).toEqual([
    null,
    true,
    false,
  ]);
});

test('where a combination brings the new vehicle it is a swap, and the other side a pickup', () => {
  const swapped = avisCoordinations.items.filter(({ key }) => happensAt('delivery', key) === 'swap');
  expect(swapped.map((it) => it.key)).toEqual(['swap', 'pickup_swap', 'swap_delivery', 'pickup_swap_delivery']);
  expect(avisCoordinations.items.every(({ key }) => happensAt('pickup', key) === 'pickup')).toBe(true);
  expect(happensAt('delivery', null)).toBe('delivery');
});

test('a swap is arranged where the new vehicle is brought, combinations at both ends', () => {
  expect(Object.fromEntries(avisCoordinations.items.map(({ key }) => [key, sidesOf(key)]))).toEqual({
    pickup: ['pickup'],
    delivery: ['delivery'],
    swap: ['delivery'],
    pickup_swap: ['pickup', 'delivery'],
    pickup_delivery: ['pickup', 'delivery'],
    swap_delivery: ['pickup', 'delivery'],
    pickup_swap_delivery: ['pickup', 'delivery'],
  });
  expect(sidesOf(null)).toEqual([]);
});
