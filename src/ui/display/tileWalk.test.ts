// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walkTiles } from './tileWalk.ts';

const perRow = 3;
let stop: () => void;

/** Five tiles, three in a row; the fourth cannot be pressed. */
beforeEach(() => {
  document.body.innerHTML = `<ul>${[0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<li><button id="b${String(at)}" ${at === 3 ? 'disabled' : ''}></button><button id="t${String(at)}"></button></li>`,
    )
    .join('')}</ul>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = Number(this.id.slice(1));
    return { top: Math.floor(at / perRow) * 100, left: (at % perRow) * 100 } as DOMRect;
  });
  const list = document.querySelector('ul');
  if (list) stop = walkTiles(list);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const reachable = () =>
  [...document.querySelectorAll('button')]
    .filter((it) => !it.disabled && it.getAttribute('tabindex') !== '-1')
    .map((it) => it.id);
/** Where the keyboard is after these keys. */
function after(...keys: string[]): string | undefined {
  for (const key of keys)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return document.activeElement?.id;
}

test('tiles are one stop with the tools of one of them, the one that somebody was at last', () => {
  expect(reachable()).toEqual(['b0', 't0', 't3']);
  document.getElementById('b2')?.focus();
  expect(reachable()).toEqual(['b2', 't2', 't3']);
});

test('arrows lead from tile to tile as they stand, and past one that cannot be pressed', () => {
  document.getElementById('b1')?.focus();
  expect(after('ArrowRight')).toBe('b2');
  expect(after('ArrowDown')).toBe('b4');
  expect(after('ArrowUp')).toBe('b1');
  expect(after('Home', 'ArrowDown')).toBe('b4');
  expect(after('End', 'ArrowRight')).toBe('b4');
});

test('from a tool of a tile the arrows lead nowhere', () => {
  document.getElementById('t1')?.focus();
  expect(after('ArrowRight')).toBe('t1');
});

test('where the tile goes, its place is the stop', async () => {
  document.getElementById('b2')?.focus();
  document.querySelectorAll('li')[2]?.remove();
  await vi.waitFor(() => expect(reachable()).toContain('b4'));
});
