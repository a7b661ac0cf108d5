import { expect, test } from 'vitest';
import { place, placeClear } from './placement.ts';

const view = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };

test('floats below its anchor when there is room', () => {
  expect(place({ anchor: { left: 50, top: 50, width: 80, height: 26 }, size, view })).toEqual({ left: 50, top: 78 });
});

test('turns to the other side at the edge of the window', () => {
  expect(place({ anchor: { left: 50, top: 560, width: 80, height: 26 }, size, view }).top).toBe(458);
  expect(place({ anchor: { left: 50, top: 10, width: 80, height: 26 }, size, view, side: 'above' }).top).toBe(38);
});

test('never leaves the window sideways', () => {
  expect(place({ anchor: { left: 980, top: 50, width: 10, height: 10 }, size, view }).left).toBe(796);
  expect(place({ anchor: { left: 0, top: 50, width: 10, height: 10 }, size, view, align: 'end' }).left).toBe(4);
});

test('a submenu opens to the left when the right is taken', () => {
  expect(place({ anchor: { left: 850, top: 50, width: 100, height: 26 }, size, view, side: 'right' }).left).toBe(648);
});

test('what may be left out covers neither its anchor nor what must be read', () => {
  const anchor = { left: 50, top: 50, width: 80, height: 26 };
  const fault = { left: 40, top: 80, width: 300, height: 20 };
  const low = { left: 50, top: 200, width: 80, height: 26 };
  expect(placeClear({ anchor: low, size, view }, [{ ...fault, top: 230 }])).toEqual({ left: 50, top: 98 });
  expect(placeClear({ anchor, size, view }, [fault])).toBeUndefined();
  expect(placeClear({ anchor, size, view }, [{ ...fault, top: 155 }])).toEqual({ left: 132, top: 50 });
  expect(placeClear({ anchor, size, view }, [])).toEqual({ left: 50, top: 78 });
});
