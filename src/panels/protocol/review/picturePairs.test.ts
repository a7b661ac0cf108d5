import { expect, test } from 'vitest';
import type { Kind } from '../images/pictureSlots.ts';
import { absenceOf, hasNews, isMissing, picturePairs } from './picturePairs.ts';

const kind = (image: string, label: string, required = true): Kind => ({
  image,
  label,
  required,
  state: image.startsWith('receiver_') ? 'SUBMITTED' : 'STARTED',
});
const kinds = [
  kind('submitter_front', 'Front'),
  kind('submitter_right', 'Rechte Seite'),
  kind('submitter_keys', 'Schlüssel', false),
  kind('receiver_front', 'Front'),
  kind('receiver_right', 'Rechte Seite'),
];
const scratch = {
  sortOrder: 2,
  damage: 'scratch',
  location: 'rightSide',
  component: 'doorFrontRight',
  image: { file: '/api/images/9', processStateType: 'SUBMITTED', imageProcessStateType: 'SUBMITTED' },
  overviewImage: null,
} as const;
const look = (damages: readonly unknown[] = []) =>
  picturePairs(
    {
      images: [
        { imageId: 'submitter_front', file: '/api/images/1' },
        { imageId: 'receiver_front', file: '/api/images/2' },
      ],
      damages,
      additionalPhotos: [{ title: 'Hof', documentPicture: { file: '/api/images/5', processStateType: 'STARTED' } }],
    } as never,
    kinds,
  );

test('both handovers of a position stand together, what nobody asks for and nobody took is left out', () => {
  expect(look().map((it) => [it.label, it.pickup.file, it.delivery.file])).toEqual([
    ['Front', '/api/images/1', '/api/images/2'],
    ['Rechte Seite', null, null],
    ['Hof', '/api/images/5', null],
  ]);
  expect(look().map((it) => isMissing(it.delivery))).toEqual([false, true, false]);
  expect(look().map((it) => absenceOf(it.delivery))).toEqual([undefined, 'Pflichtbild fehlt', 'kein Bild']);
});

test('a damage is marked where it is to be seen, and is news where the pickup did not have it', () => {
  const pairs = look([scratch, { ...scratch, sortOrder: 1, image: { ...scratch.image, processStateType: 'STARTED' } }]);
  expect(pairs.find((it) => it.label === 'Rechte Seite')?.marks).toEqual([
    { number: 2, text: 'Kratzer, Tür vorn rechts', isNew: true },
    { number: 1, text: 'Kratzer, Tür vorn rechts', isNew: false },
  ]);
  expect(pairs.filter(hasNews).map((it) => it.label)).toEqual(['Rechte Seite', 'Schaden 2, nah']);
});
