import { expect, test } from 'vitest';
import { allowed } from '../define/verdict.ts';
import { checkDriverChange, checkDriverRemovalBulk } from './driverChange.ts';
import { shows } from '../../../tests/specification/shows.ts';

const change = {
  auftragsnummer: '26000418',
  datum: '2026-11-24',
  driverName: null,
  driver: { name: 'Seebohm, Lasse' },
  protocolStatus: 0,
  isLockDay: false,
  bundle: null,
};
const pickedUp = 'Das Fahrzeug ist bereits abgeholt. Fahrer trotzdem wechseln?';

test('a contract before pickup gets a driver without a question', () => {
  expect(checkDriverChange(change)).toBe(allowed);
  expect(checkDriverChange({ ...change, protocolStatus: 1 })).toBe(allowed);
});

test('a driver with a dispatch lock is refused, whatever else would be asked', () => {
  shows('R8');
  const locked = {
    ...change,
    driver: { name: 'Seebohm, Lasse', dispositionssperre: true },
    protocolStatus: 2,
    isLockDay: true,
  };
  expect(checkDriverChange(locked)).toEqual({
    verdict: 'refused',
    reason: 'Für Seebohm, Lasse besteht eine Dispositionssperre.',
    field: 'driver',
  });
});

test('from pickup on somebody must confirm', () => {
  shows('D1 §4 driver change');
  for (const protocolStatus of [2, 3, 4])
    expect(checkDriverChange({ ...change, protocolStatus })).toMatchObject({ verdict: 'ask', question: pickedUp });
});

test('an active lock day is asked about, not refused', () => {
  expect(checkDriverChange({ ...change, isLockDay: true })).toMatchObject({
    verdict: 'ask',
    question: 'Die Abholung liegt am Sperrtag 24.11.2026. Fahrer trotzdem einteilen?',
  });
});

test('a contract of a bundle offers to dissolve it', () => {
  expect(checkDriverChange({ ...change, bundle: 'FP-1042' })).toEqual({
    verdict: 'ask',
    question:
      'Auftrag 26000418 gehört zu Fahrtpaket FP-1042 und erhält einen Fahrer. Soll das Fahrtpaket aufgelöst werden?',
    options: [{ key: 'deactivateBundle', label: 'Fahrtpaket auflösen', preset: true }],
  });
});

test('removing the driver says that the ride becomes a driver-missing ride', () => {
  shows('D3 §5 removing a driver');
  const removal = { ...change, driverName: 'Hagestolz, Jette', driver: null };
  const question =
    'Durch das Entfernen des Fahrers wird Auftrag 26000418 zu einer FF-Fahrt (Fahrer fehlt). Hagestolz, Jette erhält eine Absage per E-Mail. Fortfahren?';
  expect(checkDriverChange(removal)).toMatchObject({ verdict: 'ask', question });
  expect(checkDriverChange({ ...removal, protocolStatus: 2 })).toMatchObject({
    question: `${pickedUp}\n\n${question}`,
  });
  expect(checkDriverChange({ ...removal, driverName: null })).toBe(allowed);
  const ofMany =
    'Durch das Entfernen der Fahrer werden 3 Aufträge zu FF-Fahrten (Fahrer fehlt). Die Fahrer erhalten eine Absage per E-Mail. Fortfahren?';
  expect(checkDriverRemovalBulk([0, 1, 0].map((protocolStatus) => ({ protocolStatus })))).toMatchObject({
    question: ofMany,
  });
  expect(checkDriverRemovalBulk([0, 2, 3].map((protocolStatus) => ({ protocolStatus })))).toMatchObject({
    question: `${pickedUp}\n\n${ofMany}`,
  });
});
