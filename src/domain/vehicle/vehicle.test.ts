import { expect, test } from 'vitest';
import { allowed } from '../define/verdict.ts';
import { vehicleLabel, vehicleText } from './label.ts';
import { displayPlate, normalizePlate, plateKey } from './plate.ts';
import { checkFullVin, checkVin, normalizeVin, shortVin } from './vin.ts';
import { shows } from '../../../tests/specification/shows.ts';

const vin = 'WVWZZZE1ZMP009062';

test('a VIN has at most 17 characters without I, O and Q', () => {
  shows('D1 §5 carFin at most');
  expect(checkVin(vin)).toBe(allowed);
  expect(checkVin('')).toBe(allowed);
  expect(checkVin('wvw zzz-e1')).toBe(allowed);
  expect(checkVin(`${vin}1`)).toMatchObject({ reason: 'FIN hat 18 statt 17 Zeichen', field: 'carFin' });
  for (const letter of 'IOQioq') expect(checkVin(`WVW${letter}`)).toMatchObject({ verdict: 'refused' });
  expect(checkVin('WVW_')).toMatchObject({ reason: 'Die FIN darf nur Buchstaben und Ziffern enthalten.' });
});

test('a complete VIN has exactly 17 characters', () => {
  shows('D1 §9 counts and VIN', 'D3 §5 VIN');
  expect(checkFullVin(vin)).toBe(allowed);
  expect(checkFullVin(vin.slice(1))).toMatchObject({ reason: 'FIN hat 16 statt 17 Zeichen' });
  expect(checkFullVin(`O${vin.slice(1)}`)).toMatchObject({ verdict: 'refused' });
  expect(normalizeVin(' wvwzzz-e1zmp009062 ')).toBe(vin);
  expect(shortVin(vin)).toBe('…09062');
  expect(shortVin('123')).toBe('123');
});

test('plates are the same however they are typed', () => {
  for (const typed of ['WOB-HM 318', 'wob hm 318', 'WOBHM318', 'W0B–HM318']) expect(plateKey(typed)).toBe('W0BHM318');
  expect(plateKey('TÜ-AB 1')).toBe('TÜAB1');
});

test('plates are shown with their parts told apart', () => {
  expect(normalizePlate('k-ls418e')).toBe('K-LS 418E');
  expect(normalizePlate('K LS 418 E')).toBe('K-LS 418E');
  expect(displayPlate('K-LS 418E')).toBe('K LS 418E');
  expect(displayPlate('k-06 123')).toBe('K 06 123');
  expect(normalizePlate('K-06123')).toBe('K-06 123');
  expect(normalizePlate(' wobhm318 ')).toBe('WOBHM318');
});

test('the vehicle label is cut at 45 characters', () => {
  shows('D1 §2 disposition vehicle label cut', 'D3 §9 car label 45');
  const vehicle = { licensePlate: 'WOB-HM 318', carFin: vin, manufacturer: 'VW', carModel: 'ID.4 Pro' };
  expect(vehicleLabel(vehicle)).toBe(`WOB HM 318 / ${vin} / VW ID.4 Pro`);
  const long = vehicleLabel({ ...vehicle, carModel: 'Transporter Kastenwagen lang' });
  expect(long).toBe(`WOB HM 318 / ${vin} / VW Transpor…`);
  expect(long).toHaveLength(45);
  expect(vehicleLabel({ carModel: 'x'.repeat(45) })).toHaveLength(45);
  expect(vehicleLabel({ carModel: 'x'.repeat(46) })).toBe(`${'x'.repeat(44)}…`);
  expect(vehicleLabel({ licensePlate: null, alternativeLicensePlate: 'K-06 123', carModel: 'Golf' })).toBe(
    'K 06 123 / Golf',
  );
  expect(vehicleLabel({})).toBe('');
  expect(vehicleText({ carModel: 'x'.repeat(46) })).toBe('x'.repeat(46));
});
