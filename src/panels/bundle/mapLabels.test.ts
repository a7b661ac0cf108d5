import { expect, test } from 'vitest';
import { alongside, besides, placeLabels } from './mapLabels.ts';

const town = (x: number, y: number, text: string) =>
  besides({ x, y }, { text, size: 13, away: 15, isLeftFirst: false });
const nothing = { taken: [], width: 420 };

test('a town stands right of its ring, and on another side where its neighbour is', () => {
  const berlin = town(200, 100, 'Berlin');
  expect(placeLabels([berlin], nothing)).toEqual([{ x: 215, y: 104 }]);
  const brandenburg = town(160, 100, 'Brandenburg an der Havel');
  const [, moved] = placeLabels([berlin, brandenburg], nothing);
  expect(moved).toEqual(brandenburg.spots[2]);
  expect(placeLabels([berlin], { taken: [{ x: 210, y: 90, width: 40, height: 20 }], width: 420 })).toEqual([
    berlin.spots[1],
  ]);
});

test('nothing is written outside of the picture', () => {
  const [spot] = placeLabels([town(400, 100, 'Frankfurt')], nothing);
  expect(spot?.x).toBeLessThan(400 - 15);
});

test('two ways between nearly the same places say their kilometres apart, and a third one where no room is left does not', () => {
  const line = [
    { x: 100, y: 20 },
    { x: 160, y: 60 },
  ];
  const km = (text: string) => alongside(line, { text, size: 11 });
  const [one, two, ...rest] = placeLabels(
    Array.from({ length: 12 }, () => km('261 km')),
    nothing,
  );
  expect(one).not.toEqual(two);
  expect(rest.at(-1)).toBeUndefined();
  expect(alongside([], { text: '1 km', size: 11 }).spots).toEqual([]);
});
