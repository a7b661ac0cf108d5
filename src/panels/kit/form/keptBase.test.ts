import { expect, test } from 'vitest';
import { keptBase } from './keptBase.ts';
import { shows } from '../../../../tests/specification/shows.ts';

test('a draft remembers what stood there when it was typed, whatever others save meanwhile', () => {
  shows('C Forms drafts per record');
  const typed = keptBase({ values: { kostenstelle: '1111' }, base: { kostenstelle: null } }, {}, null);
  expect(typed).toEqual({ kostenstelle: null });
  const overtaken = keptBase(
    { values: { kostenstelle: '1111', ort: 'Ulm' }, base: { kostenstelle: '2222', ort: 'Bonn' } },
    typed,
    null,
  );
  expect(overtaken).toEqual({ kostenstelle: null, ort: 'Bonn' });
});

test('what is no longer changed begins anew', () => {
  const typed = keptBase({ values: { ort: 'Ulm' }, base: { ort: 'Bonn' } }, { kostenstelle: null, ort: 'Bonn' }, null);
  expect(typed).toEqual({ ort: 'Bonn' });
  expect(keptBase({ values: { kostenstelle: '3333' }, base: { kostenstelle: '2222' } }, typed, null)).toEqual({
    kostenstelle: '2222',
  });
});

test('a draft that was found and is put back is still what it was', () => {
  const found = { values: { kostenstelle: '1111' }, base: { kostenstelle: null } };
  expect(keptBase({ values: { kostenstelle: '1111' }, base: { kostenstelle: '2222' } }, {}, found)).toEqual({
    kostenstelle: null,
  });
});
