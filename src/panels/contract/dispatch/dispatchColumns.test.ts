// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { dispatchColumns } from './dispatchColumns.tsx';

const tickAndScrollbar = 44;
const headings = (room: Parameters<typeof dispatchColumns>[0]) =>
  dispatchColumns(room, ['dispo']).map((it) => it.heading);
const leastWidth = (room: Parameters<typeof dispatchColumns>[0]) =>
  dispatchColumns(room, ['dispo']).reduce(
    (sum, it) => sum + (it.flex === undefined ? (it.width ?? 0) : (it.minWidth ?? 0)),
    tickAndScrollbar,
  );

test('the way back gives way where there is little room, the rest never', () => {
  expect(headings('narrow')).toEqual(['Nr', 'Fahrer/Kunde', 'Tour', 'Rückfahrt', 'Status']);
  expect(headings('slim')).toEqual(['Nr', 'Fahrer', 'Tour', 'Status']);
  expect(headings('scant')).toEqual(['Nr', 'Fahrer', 'Tour', 'Status']);
  expect(headings('bare')).toEqual(['Nr', 'Tour', 'Status']);
});

test('a list as narrow as the column of a contract shows everything without scrolling aside and leaves towns their room', () => {
  expect(leastWidth('tight')).toBeLessThanOrEqual(500);
  expect(leastWidth('slim')).toBeLessThanOrEqual(400);
  expect(leastWidth('scant')).toBeLessThanOrEqual(375);
  // Without the state that may be scrolled to, what a preview of 240 pixels leaves of the narrowest usual panel.
  expect(leastWidth('bare') - 54).toBeLessThanOrEqual(260);
});

test('paper has room for the whole vehicle, both ends and the way, each in a column', () => {
  const tour = dispatchColumns('slim', ['dispo']).find((it) => it.id === 'tour');
  const contract = {
    licensePlate: 'M-UZ 3040',
    carFin: 'WV1ZZZSKZTA002886',
    manufacturer: 'Volkswagen',
    carModel: 'Caddy Maxi Kastenwagen',
    datum: '2026-11-23',
    pickupTimeFrom: '08:00',
    pickupTimeTo: '10:00',
    pickupLocation: { plz: '80331', ort: 'München' },
    googleKm: 320,
  } as ContractEntity;
  expect(tour?.paper?.map(({ heading, text }) => [heading, text(contract)])).toEqual([
    ['Fahrzeug', 'M UZ 3040 / WV1ZZZSKZTA002886 / Volkswagen Caddy Maxi Kastenwagen'],
    ['Abholung', '23.11.2026 08:00–10:00 80331 München'],
    ['Zustellung', '–'],
    ['Strecke', '320 km'],
  ]);
});
