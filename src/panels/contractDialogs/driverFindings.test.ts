import { expect, test } from 'vitest';
import { changeLabel, findingsFor, leftOutBy, type DriverToCheck, type OrderToCheck } from './driverFindings.ts';

const seeberger: DriverToCheck = { iri: '/api/drivers/7', code: 'SBGR', name: 'Runa Seeberger', dispositionssperre: false, appAccess: true };
const order = (more: Partial<OrderToCheck> = {}): OrderToCheck => ({
  iri: '/api/contracts/1', auftragsnummer: '26048113', datum: '2026-11-21', driver: null, driverCode: null, protocolStatus: 0, abgeschlossen: false, isStorniert: false,
  flexContract: false, isFahrerMailGesendet: false, isLockDay: false, bundle: null, ...more,
});
const titles = (orders: readonly OrderToCheck[], driver = seeberger) => findingsFor(orders, driver).map(({ kind, title }) => `${kind}: ${title}`);

test('an order without anything special has no findings', () => {
  expect(findingsFor([order()], seeberger)).toEqual([]);
});

test('a closed ride and a flex order are left out, and so is one he drives already', () => {
  const orders = [order({ abgeschlossen: true, protocolStatus: 4 }), order({ iri: '/api/contracts/2', flexContract: true }), order({ iri: '/api/contracts/3', driver: seeberger.iri, driverCode: 'SBGR' })];
  const findings = findingsFor(orders, seeberger);
  expect([...leftOutBy(findings).keys()]).toEqual(['/api/contracts/1', '/api/contracts/2', '/api/contracts/3']);
  expect(findings.map((it) => it.kind)).toEqual(['block', 'block', 'info']);
});

test('a bundle, a lock day and a picked up vehicle are warnings that leave nothing out', () => {
  const findings = findingsFor([order({ protocolStatus: 2, isLockDay: true, bundle: { iri: '/api/bundles/9', name: 'FP-1182' } })], seeberger);
  expect(findings.map((it) => it.title)).toEqual(['26048113 ist bereits abgeholt', '26048113 liegt an einem Sperrtag', '26048113 ist Teil von Fahrtpaket FP-1182']);
  expect(findings[2]?.bundle).toBe('/api/bundles/9');
  expect(leftOutBy(findings).size).toBe(0);
});

test('a bundle is one question for all of its orders', () => {
  const bundle = { iri: '/api/bundles/9', name: 'FP-1182' };
  expect(titles([order({ bundle }), order({ iri: '/api/contracts/2', auftragsnummer: '26048114', bundle })])).toEqual(['warn: 26048113, 26048114 sind Teil von Fahrtpaket FP-1182']);
});

test('who was told by mail before is named once', () => {
  const told = { isFahrerMailGesendet: true, driver: '/api/drivers/3', driverCode: 'HGST' };
  expect(titles([order(told), order({ iri: '/api/contracts/2', ...told })])).toEqual(['info: Fahrermail an HGST ist schon gesendet']);
});

test('a driver without the app is a hint', () => {
  expect(titles([order()], { ...seeberger, appAccess: false })).toEqual(['info: SBGR hat keinen App-Zugang']);
});

test('the button says what it will do', () => {
  expect([changeLabel(1, 0), changeLabel(3, 0), changeLabel(2, 1), changeLabel(1, 2), changeLabel(0, 3)]).toEqual(['Fahrer wechseln', '3 Aufträge wechseln', '2 Aufträge wechseln, 1 auslassen', '1 Auftrag wechseln, 2 auslassen', 'Fahrer wechseln']);
});
