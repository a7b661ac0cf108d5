import { expect, test } from 'vitest';
import { kindsOf, positionOf, slotsOf, withKind, withPicture } from './pictureSlots.ts';

const kinds = kindsOf([
  { image: 'submitter_front', label: 'Front', state: 'STARTED', required: true },
  { image: 'submitter_rear', label: 'Heck', state: 'STARTED' },
  { image: 'receiver_front', label: 'Front', state: 'SUBMITTED' },
]);
const front = { imageId: 'submitter_front', file: '/api/images/1' };
const unknown = { imageId: 'von_gestern', file: '/api/images/2' };

test('every picture has a place: its own, or among those of which nobody knows what they show', () => {
  const { sides, others } = slotsOf([unknown, front, { ...front, file: '/api/images/3' }], kinds);
  expect(sides.get('STARTED')?.map(({ at, file }) => [at, file])).toEqual([
    [1, '/api/images/1'],
    [undefined, null],
  ]);
  expect(sides.get('SUBMITTED')).toMatchObject([{ at: undefined }]);
  expect(others.map((it) => it.at)).toEqual([0, 2]);
});

test('a picture comes into an empty place, takes the place of another, and leaves it', () => {
  const [place] = kinds;
  const put = withPicture([], { at: undefined, kind: place }, '/api/images/4');
  expect(put).toEqual([{ imageId: 'submitter_front', file: '/api/images/4', placeholder: false }]);
  expect(withPicture([{ ...front, id: 7 }], { at: 0, kind: place }, '/api/images/4')).toEqual([
    { ...front, id: 7, file: '/api/images/4' },
  ]);
  expect(withPicture([front, unknown], { at: 0, kind: place }, null)).toEqual([unknown]);
});

test('two pictures in the wrong places change them', () => {
  const rear = { imageId: 'submitter_rear', file: '/api/images/5' };
  expect(withKind([front, rear], 0, 'submitter_rear').map((it) => it.imageId)).toEqual([
    'submitter_rear',
    'submitter_front',
  ]);
  expect(withKind([unknown, rear], 0, 'submitter_front').map((it) => it.imageId)).toEqual([
    'submitter_front',
    'submitter_rear',
  ]);
});

test('a position is the same on both sides', () => {
  expect(positionOf('submitter_front')).toBe(positionOf('receiver_front'));
});
