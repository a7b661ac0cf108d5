import { expect, test } from 'vitest';
import { zonesOf } from './carOutline.ts';
import { components } from './choices/components.ts';
import { damageSpots } from './partSpots.ts';

const zoneAt = (place: string) => {
  const zone = zonesOf('LIMOUSINE').find((it) => it.place === place);
  if (!zone) throw new Error(place);
  return zone;
};

test('a number stands at the part of its damage: front parts before rear ones, left parts on the left', () => {
  const [fender = [0, 0], door = [0, 0], wheel = [0, 0]] = damageSpots(zoneAt('leftSide'), [
    'fenderFrontLeft',
    'doorFrontLeft',
    'rimRearLeft',
  ]);
  expect(fender[0]).toBeLessThan(door[0]);
  expect(door[0]).toBeLessThan(wheel[0]);
  const [left = [0, 0], right = [0, 0]] = damageSpots(zoneAt('front'), ['headlightLeft', 'headlightRight']);
  expect(left[1]).toBeGreaterThan(right[1]);
});

test('numbers of one part stand beside each other, and all of them in their place', () => {
  for (const { locations, key } of components.items) {
    for (const place of locations) {
      const zone = zoneAt(place);
      const spots = damageSpots(zone, [key, key, null]);
      expect(new Set(spots.map(String)).size).toBe(3);
      for (const [x, y] of spots) {
        expect(x > zone.left && x < zone.right, `${key} in ${place}`).toBe(true);
        expect(y > zone.above && y < zone.below, `${key} in ${place}`).toBe(true);
      }
    }
  }
});
