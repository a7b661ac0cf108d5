import { expect, test } from 'vitest';
import { pulled, zoomed } from './section.ts';

const whole = { zoom: 1, x: 50, y: 50 };

test('a picture comes nearer by steps and is never smaller than whole', () => {
  const near = zoomed(whole, 1);
  expect(near.zoom).toBeGreaterThan(1);
  expect(zoomed(zoomed({ ...near, x: 80 }, -1), -1)).toEqual(whole);
  expect(Array.from({ length: 20 }).reduce<typeof whole>((it) => zoomed(it, 1), whole).zoom).toBe(6);
});

test('pulling moves what is seen as far as the edge; a whole picture stays', () => {
  expect(pulled(whole, { x: 0.3, y: 0 })).toEqual(whole);
  expect(pulled({ zoom: 2, x: 50, y: 50 }, { x: 0.25, y: -0.25 })).toEqual({ zoom: 2, x: 25, y: 75 });
  expect(pulled({ zoom: 2, x: 10, y: 50 }, { x: 0.5, y: 0 }).x).toBe(0);
});
