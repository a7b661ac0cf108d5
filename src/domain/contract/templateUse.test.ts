import { expect, test } from 'vitest';
import { templateValues } from './templateUse.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('a template brings its days only while they lie ahead', () => {
  shows('D1 §2 contracts create Vorlage laden');
  const template = { carModel: 'Golf', datum: '2026-11-24', bringdatum: '2026-11-25' };
  expect(templateValues(template, '2026-11-24')).toEqual(template);
  expect(templateValues(template, '2026-11-25')).toEqual({ carModel: 'Golf' });
  expect(templateValues({ carModel: 'Golf' }, '2026-11-25')).toEqual({ carModel: 'Golf' });
});
