import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { picturesOf } from './pictures.ts';

const definitions = [
  { image: 'receiver_front', label: 'Front', sort: 1001 },
  { image: 'submitter_rear', label: 'Heck', sort: 1002 },
  { image: 'submitter_front', label: 'Front', sort: 1001 },
];

test('pictures stand by handover in the order of the office, then damages and what was added', () => {
  shows('M11');
  const pictures = picturesOf(
    {
      images: [
        { imageId: 'submitter_rear', file: '/api/images/1' },
        { imageId: 'submitter_front', file: '/api/images/2' },
        { imageId: 'receiver_front', file: '/api/images/3' },
        { imageId: 'receiver_left', file: null },
        { imageId: 'receiver_other', file: '/api/images/4' },
      ],
      damages: [
        {
          sortOrder: 2,
          damage: 'dent',
          component: 'bonnet',
          image: { file: '/api/images/5' },
          overviewImage: { file: '/api/images/6' },
        },
      ],
      additionalPhotos: [{ title: 'Anhänger', documentPicture: { file: '/api/images/7' } }],
    },
    definitions,
  );
  expect(pictures.map((it) => `${it.group} ${it.file.slice(12)} ${it.caption}`)).toEqual([
    'delivery 3 Front',
    'delivery 4 Standardbild',
    'pickup 2 Front',
    'pickup 1 Heck',
    'damages 5 Motorhaube, Delle',
    'damages 6 Motorhaube, Delle (Übersicht)',
    'others 7 Anhänger',
  ]);
});

test('a picture says that something is broken on it, as far as it was then', () => {
  const images = ['submitter_front', 'receiver_front', 'submitter_rear', 'receiver_wheelFrontLeft'].map((imageId) => ({
    imageId,
    file: '/api/images/1' as const,
  }));
  const damaged = (processStateType: 'STARTED' | 'SUBMITTED') =>
    picturesOf({ images, damages: [{ location: 'front', component: 'bonnet', image: { processStateType } }] })
      .filter((it) => it.isDamaged)
      .map((it) => it.group);
  expect([damaged('STARTED'), damaged('SUBMITTED')]).toEqual([['delivery', 'pickup'], ['delivery']]);
});

test('records of before lack parts, and have no pictures there', () => {
  expect(picturesOf({ damages: [{ sortOrder: 1, damage: 'dent' }], additionalPhotos: [{ title: 'leer' }] })).toEqual(
    [],
  );
});
