// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Field } from '../inputs/Field.tsx';
import { TooltipLayer } from './TooltipLayer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** There is no layout here: the button lies in the middle of a window that a fault covers all of. */
function layOut() {
  const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'BUTTON') return box(400, 300, 80, 26);
    return this.hasAttribute('data-error') ? box(0, 0, 5_000, 5_000) : box(0, 0, 0, 0);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(22);
}

const hovered = (error?: string) => {
  render(
    <>
      <button type="button" data-tip="Adresse suchen">
        Suchen
      </button>
      <Field label="Ort" error={error}>
        <input />
      </Field>
      <TooltipLayer />
    </>,
  );
  fireEvent.pointerOver(screen.getByRole('button'));
  act(() => void vi.advanceTimersByTime(1_000));
  return screen.getByRole('tooltip', { hidden: true }).style.visibility;
};

test('a tooltip that would cover the error of a field is not shown', () => {
  layOut();
  expect(hovered('Pflichtfeld')).toBe('hidden');
});

test('without an error it is', () => {
  layOut();
  expect(hovered()).toBe('visible');
});

test('nothing explains itself to a pointer that has not moved since it was pressed', () => {
  layOut();
  render(
    <>
      <button type="button" data-tip="Adresse suchen" aria-label="Adresse suchen" />
      <TooltipLayer />
    </>,
  );
  const tips = (clientX: number) => {
    fireEvent.pointerOver(screen.getByRole('button'), { clientX, clientY: 310 });
    act(() => void vi.advanceTimersByTime(1_000));
    return screen.queryAllByRole('tooltip', { hidden: true }).length;
  };
  fireEvent.pointerDown(document.body, { clientX: 410, clientY: 310 });
  expect(tips(410)).toBe(0);
  expect(tips(411)).toBe(1);
  fireEvent.pointerOver(document.body, { clientX: 10, clientY: 10 });
  expect(tips(410)).toBe(1);
});
