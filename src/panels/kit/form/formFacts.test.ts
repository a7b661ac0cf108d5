// @vitest-environment happy-dom
import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { formFacts } from './formFacts.ts';
import type { FormValues } from './formValues.ts';

function formOf(base: FormValues) {
  const { formControl: form } = createFormControl<FormValues>({ defaultValues: base });
  form.subscribe({ callback: () => undefined });
  return { form, facts: formFacts({ iri: null, form, base }) };
}

test('what is typed into one field is news for that field only', () => {
  const { form, facts } = formOf({ kostenstelle: '4711', pickupLocation: { plz: '50667', ort: 'Köln' } });
  const typed: string = 'pickupLocation.plz';
  const paths = ['kostenstelle', typed, 'pickupLocation.ort'];
  const before = paths.map(facts.of);
  form.setValue(typed, '50668');
  facts.note([], typed);
  const after = paths.map(facts.of);
  expect(after.map((it, at) => it === before[at])).toEqual([true, false, true]);
  expect(after[1]).toMatchObject({ value: '50668', before: '50667' });
});

test('a field hears what was saved meanwhile and what stands against it', () => {
  const { facts } = formOf({ contacts: [{ name: 'Ohl' }], kostenstelle: null });
  const looks: unknown[] = [];
  const leave = facts.subscribe(() => looks.push(facts.of('kostenstelle').before));
  facts.take({ base: { kostenstelle: '0815' } });
  facts.note([{ path: 'contacts.0.name', message: 'zu kurz' }]);
  leave();
  facts.look();
  expect(looks).toEqual(['0815', '0815']);
  expect(facts.of('contacts').below).toEqual({ '0.name': 'zu kurz' });
});
