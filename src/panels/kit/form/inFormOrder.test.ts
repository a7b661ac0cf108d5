// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { inFormOrder } from './inFormOrder.ts';

test('faults come as their fields stand in the form, the others last', () => {
  const form = document.createElement('div');
  form.innerHTML = '<p data-field="datum"></p><p data-field="pickupLocation.ort"></p><p data-field="bringdatum"></p>';
  const faults = ['flags', 'bringdatum', 'datum', 'pickupLocation.ort'].map((path) => ({
    path,
    message: 'Pflichtfeld',
  }));
  expect(inFormOrder(faults, form).map((it) => it.path)).toEqual([
    'datum',
    'pickupLocation.ort',
    'bringdatum',
    'flags',
  ]);
  expect(inFormOrder(faults, null)).toEqual(faults);
});
