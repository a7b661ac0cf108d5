import { expect, it } from 'vitest';
import { directionsUrl } from './directionsUrl.ts';
import { shows } from '../../../../../tests/specification/shows.ts';

it('leads from the pickup to the delivery', () => {
  shows('D1 §2 contracts order directions link');
  const url = directionsUrl({
    pickupLocation: { strasse: 'Kai', hausnr: '3', plz: '50667', ort: 'Köln' },
    deliveryLocation: { ort: 'Ulm' },
  });
  expect(url && Object.fromEntries(new URL(url).searchParams)).toEqual({ from: 'Kai 3, 50667 Köln', to: 'Ulm' });
});

it('does not exist while an end has no town', () => {
  expect(directionsUrl({ pickupLocation: { ort: 'Köln' }, deliveryLocation: { strasse: 'Kai' } })).toBeUndefined();
  expect(directionsUrl({})).toBeUndefined();
});
