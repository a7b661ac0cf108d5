// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, test } from 'vitest';
import { notify } from './notify.tsx';
import { Toasts } from './Toasts.tsx';

const shown = () => toast.getToasts().map((it) => it.id);

afterEach(() => {
  notify.dismissAll();
  cleanup();
});

test('at most ten messages stand at once, the oldest goes, and the same one stands once', () => {
  render(<Toasts />);
  act(() => { for (let count = 1; count <= 12; count += 1) notify.info(`Meldung ${String(count)}`); });
  expect(shown().toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `Meldung ${String(at + 3)}`).toSorted());
  act(() => notify.warning('Meldung 12'));
  expect(shown().filter((it) => it === 'Meldung 12')).toHaveLength(1);
  expect(shown()).toHaveLength(10);
});
