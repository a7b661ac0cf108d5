import { expect, test } from 'vitest';
import { contractWith, driverWith, otherWith } from '../../../tests/harness/preflightFacts.ts';
import type { Payroll } from './facts.ts';
import { minijobFindings, monthLine, payOf } from './minijob.ts';

const driverOf = (payroll: Partial<Payroll> = {}) =>
  driverWith({
    payroll: { group: 1, hourlyWage: '14.00', minutes: new Map([['2026-11', 2_430]]), showsPay: true, ...payroll },
  });
const ride = contractWith({ datum: '2026-11-25', bringdatum: '2026-11-25', googleFahrzeit: 180 });
const titles = (rides = [ride], driver = driverOf()) => minijobFindings(rides, rides, driver).map((it) => it.title);

test('a month is worth its hours times the wage, with the limit and the least wage of its year', () => {
  expect(payOf('2026-11', 2_430, '14.00')).toMatchObject({ pay: '567.00', isOver: false });
  expect(payOf('2026-12', 60, null).pay).toBe('13.90');
  expect(payOf('2027-01', 60, null).pay).toBe('14.60');
  expect([payOf('2026-12', 60, '603.01'), payOf('2027-01', 60, '633.00')].map((it) => it.isOver)).toEqual([
    true,
    false,
  ]);
  expect(payOf('2026-12', 60, '603.00').isOver).toBe(false);
});

test('the line of a month names pay and limit of a Minijob, and the hours alone of other employees', () => {
  expect(monthLine(driverOf(), [ride])).toBe('40:30 h · 567,00 € von 603,00 € im November 2026');
  expect(monthLine(driverOf({ group: 2 }), [ride])).toBe('40:30 h im November 2026');
  expect(monthLine(driverOf({ showsPay: false }), [ride])).toBe('40:30 h im November 2026');
  expect(monthLine(driverWith({}), [ride])).toBeUndefined();
});

test('a ride that takes the month over the limit needs a reason', () => {
  expect(minijobFindings([ride], [ride], driverOf())).toMatchObject([
    {
      kind: 'warn',
      needsReason: true,
      title: 'Mit dieser Fahrt 609,00 €: über der Grenze von 603,00 €',
      text: expect.stringMatching(/^43:30 h im November 2026\./),
    },
  ]);
  expect(titles([ride], driverOf({ showsPay: false }))).toEqual(['Mit dieser Fahrt über der Grenze von 603,00 €']);
  expect(titles([{ ...ride, googleFahrzeit: 120 }])).toEqual([]);
  expect(titles([ride], driverOf({ group: 3 }))).toEqual([]);
});

test('rides are counted in their month, those he drives already once', () => {
  const next = otherWith(2, { datum: '2027-01-04', bringdatum: '2027-01-04', googleFahrzeit: 180 });
  expect(titles([ride, next])).toEqual(['Mit dieser Fahrt 609,00 €: über der Grenze von 603,00 €']);
  const half = { ...ride, googleFahrzeit: 90 };
  expect(titles([half, { ...otherWith(2, half), iri: '/api/contracts/2' }])).toEqual([
    'Mit diesen Fahrten 609,00 €: über der Grenze von 603,00 €',
  ]);
  const own = { ...half, driver: driverOf().iri };
  expect(minijobFindings([half], [half, own], driverOf())).toHaveLength(1);
});
