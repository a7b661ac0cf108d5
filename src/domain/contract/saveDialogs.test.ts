import { expect, test } from 'vitest';
import { allowed } from '../define/verdict.ts';
import {
  checkContractSave,
  checkFlexAvis,
  checkFlexDriver,
  checkFlexSameDay,
  checkFlexVorholung,
  checkVorholungSameDay,
} from './saveDialogs.ts';
import { shows } from '../../../tests/specification/shows.ts';

const monday = { datum: '2026-11-23' };
const flexVorholung = { flexContract: true, vorholung: true, ...monday };

test.each([
  ['2026-11-25', 'allowed'],
  ['2026-11-24', 'refused'],
  ['2026-11-23', 'refused'],
  ['2026-11-20', 'refused'],
])('flex with Vorholung from Monday to %s is %s', (bringdatum, verdict) => {
  shows('D1 §5 refusal flex Vorholung');
  expect(checkFlexVorholung({ ...flexVorholung, bringdatum }).verdict).toBe(verdict);
});

test('a weekend between does not count as working days', () => {
  expect(checkFlexVorholung({ ...flexVorholung, datum: '2026-11-27', bringdatum: '2026-11-30' })).toMatchObject({
    verdict: 'refused',
    field: 'bringdatum',
    reason:
      'Bei Flex-Aufträgen mit Vorholung müssen mindestens 2 Werktage (Montag bis Freitag) zwischen Abholung und Zustellung liegen.',
  });
});

test('without both flags or both days there is nothing to count', () => {
  expect(checkFlexVorholung({ ...flexVorholung, bringdatum: null })).toBe(allowed);
  expect(checkFlexVorholung({ ...flexVorholung, bringdatum: '2026-11-23', vorholung: false })).toBe(allowed);
  expect(checkFlexVorholung({ ...flexVorholung, bringdatum: '2026-11-23', flexContract: false })).toBe(allowed);
});

test('Vorholung on one day is asked about with its date', () => {
  shows('D1 §5 dialog Vorholung');
  expect(checkVorholungSameDay({ vorholung: true, ...monday, bringdatum: '2026-11-23' })).toMatchObject({
    question:
      'Der Auftrag ist als Vorholung gekennzeichnet, Abholung und Zustellung liegen aber am selben Tag (23.11.2026). Trotzdem speichern?',
  });
  expect(checkVorholungSameDay({ vorholung: true, ...monday, bringdatum: '2026-11-24' })).toBe(allowed);
  expect(checkVorholungSameDay({ vorholung: true, datum: null, bringdatum: null })).toBe(allowed);
});

test('a flex contract on one day is asked about with its date', () => {
  shows('D1 §5 dialog flex');
  expect(checkFlexSameDay({ flexContract: true, ...monday, bringdatum: '2026-11-23' })).toMatchObject({
    question:
      'Der Auftrag ist ein Flex-Auftrag, Abholung und Zustellung liegen aber am selben Tag (23.11.2026). Trotzdem speichern?',
  });
  expect(checkFlexSameDay({ flexContract: true, ...monday, bringdatum: '2026-11-24' })).toBe(allowed);
  expect(checkFlexSameDay({ flexContract: false, ...monday, bringdatum: '2026-11-23' })).toBe(allowed);
});

test('a flex contract has no driver', () => {
  expect(checkFlexDriver({ flexContract: true, driver: '/api/drivers/5' })).toMatchObject({
    verdict: 'refused',
    field: 'flexContract',
  });
  expect(checkFlexDriver({ flexContract: true, driver: null })).toBe(allowed);
});

test('a flex contract without avis is offered one, with the box ticked', () => {
  shows('D1 §4 flex without avis');
  expect(checkFlexAvis({ flexContract: true, hasAvis: false })).toMatchObject({
    options: [{ key: 'createAvis', label: 'Avisierung anlegen', preset: true }],
  });
  expect(checkFlexAvis({ flexContract: true, hasAvis: true })).toBe(allowed);
  expect(checkFlexAvis({ flexContract: true, createAvis: true })).toBe(allowed);
});

test('all questions of one save come in one dialog, refusals before them', () => {
  const sameDay = { auftragsnummer: '26000418', flexContract: true, ...monday, bringdatum: '2026-11-23' };
  const verdict = checkContractSave(sameDay, {});
  expect(verdict).toMatchObject({ verdict: 'ask', options: [{ key: 'createAvis' }] });
  expect(verdict.verdict === 'ask' && verdict.question.split('\n\n')).toHaveLength(2);
  expect(checkContractSave({ ...sameDay, vorholung: true }, {})).toMatchObject({
    verdict: 'refused',
    field: 'bringdatum',
  });
  expect(checkContractSave({ ...sameDay, driver: '/api/drivers/5' }, {})).toMatchObject({
    verdict: 'refused',
    field: 'flexContract',
  });
  expect(checkContractSave({ ...monday, bringdatum: '2026-11-24' }, { bundle: 'FP-1042' })).toBe(allowed);
});

test('a contract of a bundle may dissolve it when it gets a driver or is cancelled, not when nothing of that changes', () => {
  shows('D1 §4 bundled order cancelled', 'D1 §5 dialog bundle');
  const before = { driver: null, isStorniert: false, bundle: 'FP-1042' };
  expect(checkContractSave({ auftragsnummer: '1', driver: '/api/drivers/5' }, before)).toMatchObject({
    options: [{ key: 'deactivateBundle', preset: true }],
  });
  expect(checkContractSave({ auftragsnummer: '1', isStorniert: true }, before)).toMatchObject({
    options: [{ key: 'deactivateBundle' }],
  });
  expect(
    checkContractSave({ auftragsnummer: '1', driver: '/api/drivers/5' }, { ...before, driver: '/api/drivers/4' }),
  ).toMatchObject({ options: [{ key: 'deactivateBundle' }] });
  expect(checkContractSave({ driver: '/api/drivers/5' }, { ...before, driver: '/api/drivers/5' })).toBe(allowed);
  expect(checkContractSave({ isStorniert: true }, { ...before, isStorniert: true })).toBe(allowed);
});
