import { expect, test } from 'vitest';
import type { DriverFacts, ContractFacts } from './facts.ts';
import { leftOutBy, toBeReasoned } from './finding.ts';
import { preflight } from './preflight.ts';
import { driverWith, contractWith, otherWith } from '../../../tests/harness/preflightFacts.ts';
import { shows } from '../../../tests/specification/shows.ts';

const around = { travelTime: () => 0, plateUses: [] };
const check = (contracts: readonly ContractFacts[], driver: Partial<DriverFacts> = {}) =>
  preflight(contracts, driverWith(driver), around);
const titles = (contracts: readonly ContractFacts[], driver: Partial<DriverFacts> = {}) =>
  check(contracts, driver).map(({ kind, title }) => `${kind}: ${title}`);
const tomorrow = { datum: '2026-11-25', bringdatum: '2026-11-25' };

test('a contract without anything special has no findings', () => {
  expect(check([contractWith()])).toEqual([]);
});

test('a closed ride and a flex contract are left out, and so is one he drives already', () => {
  shows('D1 §2 contracts bulk driver change');
  const findings = check([
    contractWith({ abgeschlossen: true, protocolStatus: 4 }),
    otherWith(2, { flexContract: true }),
    otherWith(3, { driver: '/api/drivers/7', driverCode: 'SBGR' }),
  ]);
  expect([...leftOutBy(findings).keys()]).toEqual(['/api/contracts/1', '/api/contracts/2', '/api/contracts/3']);
  expect(findings.map((it) => it.kind)).toEqual(['block', 'block', 'info']);
});

test('what is left out clashes with nothing and needs no reason', () => {
  expect(toBeReasoned(check([contractWith({ abgeschlossen: true }), otherWith(2)]))).toEqual([]);
});

test('a bundle, a lock day and a picked up vehicle are warnings that leave nothing out and need no reason', () => {
  shows('D1 §2 disposition dialog driver');
  const findings = check([
    contractWith({ protocolStatus: 2, isLockDay: true, bundle: { iri: '/api/bundles/9', name: 'FP-1182' } }),
  ]);
  expect(findings.map((it) => it.title)).toEqual([
    '26000001 ist bereits abgeholt',
    '26000001 liegt an einem Sperrtag',
    '26000001 ist Teil von Fahrtpaket FP-1182',
  ]);
  expect([findings[2]?.bundle, leftOutBy(findings).size, toBeReasoned(findings).length]).toEqual([
    '/api/bundles/9',
    0,
    0,
  ]);
});

test('a bundle is one question for all of its contracts', () => {
  const bundle = { iri: '/api/bundles/9', name: 'FP-1182' };
  expect(titles([contractWith({ bundle }), otherWith(2, { bundle, ...tomorrow })])).toEqual([
    'warn: 26000001, 26000002 sind Teil von Fahrtpaket FP-1182',
  ]);
});

test('contracts chosen together are held against each other, once a pair', () => {
  expect(
    titles([
      contractWith(),
      otherWith(2, { pickupTimeFrom: '11:00', pickupTimeTo: '12:00', deliveryTimeFrom: '15:00', googleFahrzeit: 60 }),
    ]),
  ).toEqual(['warn: 26000001 überschneidet sich mit 26000002']);
});

test('who was told by mail before is named once', () => {
  const told = { isFahrerMailGesendet: true, driver: '/api/drivers/3', driverCode: 'HGST' };
  expect(titles([contractWith(told), otherWith(2, { ...told, ...tomorrow })])).toEqual([
    'info: Fahrermail an HGST ist schon gesendet',
  ]);
});

test('a cancelled contract, a driver without the app, one who is not active, one who is locked', () => {
  expect(titles([contractWith({ isStorniert: true })])).toEqual(['warn: 26000001 ist storniert']);
  expect(titles([contractWith()], { appAccess: false })).toEqual(['info: SBGR hat keinen App-Zugang']);
  expect(titles([contractWith()], { active: false })).toEqual(['warn: SBGR ist nicht aktiv']);
  expect(check([contractWith()], { dispositionssperre: true })).toMatchObject([
    { kind: 'block', text: 'Für Runa Seeberger besteht eine Dispositionssperre.' },
  ]);
});
