// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TimeRange } from './TimeRange.tsx';

/** A window of time whose problems are kept as a form keeps them. */
function openRange() {
  const problems = new Map<string, string>();
  const { unmount } = render(
    <TimeRange
      label="Abholung"
      value={{ from: null, to: null }}
      onChange={() => undefined}
      onProblem={(problem, end) => (problem === undefined ? problems.delete(end) : problems.set(end, problem))}
    />,
  );
  const type = (end: 'von' | 'bis', text: string) => {
    const input = screen.getByLabelText(`Abholung ${end}`);
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  };
  return { problems, type, unmount };
}

test('what is right in one end takes nothing back of what was not understood in the other', () => {
  const { problems, type } = openRange();
  type('von', 'gleich');
  type('bis', '11');
  expect([...problems.keys()]).toEqual(['from']);
  type('von', '9');
  expect([...problems.keys()]).toEqual([]);
});

test('what was not understood is gone with its field', () => {
  const { problems, type, unmount } = openRange();
  type('von', 'gleich');
  unmount();
  expect(problems.size).toBe(0);
});

test('leaving a box with what was not understood tells the form, so that it can say so', () => {
  const left: string[] = [];
  render(
    <TimeRange
      label="Abholung"
      value={{ from: '08:00', to: null }}
      onChange={() => left.push('changed')}
      onCommit={() => left.push('left')}
      onProblem={(problem) => problem !== undefined && left.push('problem')}
    />,
  );
  const input = screen.getByLabelText('Abholung von');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'gleich' } });
  fireEvent.blur(input);
  expect(left).toEqual(['problem', 'left']);
});
