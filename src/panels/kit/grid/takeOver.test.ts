// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { takeOver } from './takeOver.ts';

const drawn = (html: string): Element => {
  const frame = document.createElement('div');
  frame.innerHTML = html;
  document.body.append(frame);
  return frame.firstElementChild as Element;
};

test.each([
  ['the same', '<div><a>1</a><i>x</i></div>', '<div><a>1</a><i>x</i></div>'],
  ['another text', '<div><a>1</a></div>', '<div><a>2</a></div>'],
  ['another look', '<div class="a"><i>x</i></div>', '<div class="b"><i>x</i></div>'],
  ['another element', '<div><i>x</i></div>', '<div><b>x</b></div>'],
  ['more of them', '<div><i>x</i></div>', '<div><i>x</i><i>y</i></div>'],
  ['fewer of them', '<div><i>x</i><i>y</i>z</div>', '<div><i>y</i></div>'],
  ['another root', '<p>x</p>', '<div>x</div>'],
])('what stands there becomes what was drawn: %s', (_, before, after) => {
  const standing = drawn(before);
  const frame = standing.parentElement;
  const now = takeOver(standing, drawn(after));
  expect(frame?.innerHTML).toBe(after);
  expect(now).toBe(frame?.firstElementChild);
});

test('a link keeps the keyboard while what stands beside it changes', () => {
  const standing = drawn('<div><p><a href="/contracts/1">1</a></p><p><b>VH</b><b>FV</b></p></div>');
  const link = standing.querySelector('a');
  link?.focus();
  takeOver(standing, drawn('<div><p><a href="/contracts/1">1</a></p><p><b>VH</b></p></div>'));
  expect(document.activeElement).toBe(link);
});
