// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { leadToField, leadToFieldOnceDrawn } from './leadToField.ts';

test('who asks for a field before it is drawn is led to it as soon as it is', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  expect(leadToField(root, 'mileageOnReceive')).toBe(false);
  const reached = vi.fn();
  leadToFieldOnceDrawn({ current: root }, 'mileageOnReceive', reached);
  root.innerHTML = '<div data-field="mileageOnReceive"><input /></div>';
  await vi.waitFor(() => expect(reached).toHaveBeenCalled());
  expect(document.activeElement).toBe(root.querySelector('input'));
});
