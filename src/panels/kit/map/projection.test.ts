import { expect, test } from 'vitest';
import { pathOf, pointAt, project, spotOf, tilesOf, viewOf } from './projection.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const koeln = { lat: 50.94, lng: 6.96 };
const ulm = { lat: 48.4, lng: 9.99 };
const size = { width: 640, height: 320 };

test('the middle of the world is the middle of its picture', () => {
  expect(project({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
  expect(project(koeln, 6).y).toBeLessThan(project(ulm, 6).y);
});

test('a view holds all its points with air around them, as large as possible', () => {
  const view = viewOf([koeln, ulm], size);
  expect(view.zoom).toBe(6);
  for (const point of [koeln, ulm]) {
    const { x, y } = spotOf(point, view);
    expect(x).toBeGreaterThanOrEqual(48);
    expect(x).toBeLessThanOrEqual(592);
    expect(y).toBeGreaterThanOrEqual(48);
    expect(y).toBeLessThanOrEqual(272);
  }
  expect(viewOf([koeln], size).zoom).toBe(13);
  expect(
    viewOf(
      [
        { lat: 70, lng: -30 },
        { lat: 30, lng: 60 },
      ],
      size,
    ).zoom,
  ).toBe(4);
});

test('tiles cover the view without a gap', () => {
  shows('D0 Running FILES_URL');
  const view = viewOf([koeln, ulm], size);
  const tiles = tilesOf(view, 'https://kacheln.example/{z}/{x}/{y}.png');
  expect(tiles[0]?.url).toMatch(/^https:\/\/kacheln\.example\/6\/\d+\/\d+\.png$/);
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ x }) => x + 256))).toBeGreaterThanOrEqual(640);
  expect(Math.max(...tiles.map(({ y }) => y + 256))).toBeGreaterThanOrEqual(320);
  expect(tilesOf({ zoom: 0, left: -100, top: -100, width: 640, height: 640 }, '{z}/{x}/{y}')).toEqual([
    { url: '0/0/0', x: 100, y: 100 },
  ]);
});

test('a way is one path', () => {
  expect(pathOf([koeln, ulm], viewOf([koeln, ulm], size))).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
});

test('a spot of the view is led back to the point that lies there', () => {
  const koeln = { lat: 50.9375, lng: 6.9603 };
  const view = viewOf([koeln], { width: 400, height: 260 });
  const { lat, lng } = pointAt(spotOf(koeln, view), view);
  expect([lat, lng]).toEqual([expect.closeTo(koeln.lat, 6), expect.closeTo(koeln.lng, 6)]);
});
