import { expect, test } from 'vitest';
import { layoutFault, withColumn } from './layoutColumns.ts';

test('a heading means one thing and a field has one column; the later word counts', () => {
  const taught = withColumn([], { heading: 'Fz-Ident', column: 'carFin' });
  const moved = withColumn(withColumn(taught, { heading: 'Farbe', column: null }), {
    heading: 'Rahmen',
    column: 'carFin',
  });
  expect(moved).toEqual([
    { heading: 'Farbe', column: null },
    { heading: 'Rahmen', column: 'carFin' },
  ]);
  expect(withColumn(moved, { heading: 'FARBE *', column: 'carModel' })).toEqual([
    { heading: 'Rahmen', column: 'carFin' },
    { heading: 'FARBE *', column: 'carModel' },
  ]);
  expect(layoutFault(moved)).toBeUndefined();
});

test('two words for one heading and two columns of one field are named', () => {
  const column = 'carFin';
  expect(
    layoutFault([
      { heading: 'VIN', column },
      { heading: 'vin *', column: null },
    ]),
  ).toBe('Die Überschrift „vin *“ ist zweimal zugeordnet.');
  expect(
    layoutFault([
      { heading: 'Rahmen', column },
      { heading: 'Fz-Ident', column },
    ]),
  ).toBe('Das Feld „FIN“ hat zwei Spalten.');
});
