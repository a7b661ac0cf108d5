// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Floating } from './Floating.tsx';

const leave = vi.fn();
let list: HTMLElement;
let cell: HTMLElement;

beforeEach(() => {
  leave.mockReset();
  list = document.body.appendChild(document.createElement('div'));
  cell = list.appendChild(document.createElement('div'));
});
afterEach(() => {
  cleanup();
  list.remove();
});

test('a layer at a point leaves with every scroll, for what was under the point has moved', () => {
  render(
    <Floating anchor={{ left: 5, top: 5, width: 0, height: 0 }} onLeave={leave}>
      Menü
    </Floating>,
  );
  fireEvent.scroll(list);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a layer at an element stays while that stands still: the event of a scroll before it opened comes late', () => {
  render(
    <Floating anchor={cell} onLeave={leave}>
      Feld
    </Floating>,
  );
  fireEvent.scroll(list);
  expect(leave).not.toHaveBeenCalled();
  cell.getBoundingClientRect = () => new DOMRect(0, -26, 100, 26);
  fireEvent.scroll(list);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('an element that its list has taken away is gone, wherever it stood', () => {
  render(
    <Floating anchor={cell} onLeave={leave}>
      Feld
    </Floating>,
  );
  cell.remove();
  fireEvent.scroll(list);
  expect(leave).toHaveBeenCalledTimes(1);
});
