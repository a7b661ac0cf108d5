import { expect, test } from 'vitest';
import { bundeslandOf } from './bundesland.ts';
import { shows } from '../../../tests/specification/shows.ts';

test.each([
  ['70173', 'BW'],
  ['80331', 'BY'],
  ['10115', 'BE'],
  ['14467', 'BB'],
  ['28195', 'HB'],
  ['20095', 'HH'],
  ['60311', 'HE'],
  ['19053', 'MV'],
  ['30159', 'NI'],
  ['40213', 'NW'],
  ['55116', 'RP'],
  ['66111', 'SL'],
  ['01067', 'SN'],
  ['39104', 'ST'],
  ['24103', 'SH'],
  ['99084', 'TH'],
])('the capital with postcode %s lies in %s', (postcode, state) => {
  shows('D0 Orders working days');
  expect(bundeslandOf(postcode)).toBe(state);
});

test.each([
  ['27568', 'HB'],
  ['27498', 'SH'],
  ['89073', 'BW'],
  ['89231', 'BY'],
  ['65549', 'HE'],
  ['65582', 'RP'],
  ['19322', 'BB'],
  ['63739', 'BY'],
])('at a border %s counts for %s', (postcode, state) => expect(bundeslandOf(postcode)).toBe(state));

test('what is no German postcode lies nowhere', () => {
  for (const text of ['', null, undefined, '8907', '00999', 'A1010']) expect(bundeslandOf(text)).toBeUndefined();
});
