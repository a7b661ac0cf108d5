import { expect, test } from 'vitest';
import { allowed } from '../define/verdict.ts';
import { forcedContractType, prefilledDeliveryInfo } from './addressEffects.ts';
import { checkBulkCreate } from './bulkCreate.ts';
import { checkConnection } from './connection.ts';
import { checkContractDeletion } from './deletion.ts';
import { accessories } from '../choices/accessories.ts';
import { askedCounts, counted } from './itemCounts.ts';
import { checkOfferListBlock } from './offerListBlock.ts';
import { orderNumber } from './orderNumber.ts';
import { toggled } from './stateChanges.ts';
import { cancelled, checkStorno, isUntold, released, wished } from './storno.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('contract numbers carry the year and run to six digits', () => {
  shows('R1');
  expect(orderNumber(2026, 418)).toBe('26000418');
  expect(orderNumber(2027, 1)).toBe('27000001');
  expect(orderNumber(2026, 999_999)).toBe('26999999');
  expect(orderNumber(2105, 7)).toBe('05000007');
  for (const odd of [0, -1, 1.5, 1_000_000]) expect(() => orderNumber(2026, odd)).toThrow(RangeError);
});

test('a connected contract says ABA or ABC', () => {
  shows('D1 §5 ABA or ABC');
  expect(checkConnection({ anschlussvon: '/api/contracts/1', abafahrt: '0', abcfahrt: '0' })).toMatchObject({
    reason: 'Bei Anschlussfahrt bitte immer ABA oder ABC angeben',
  });
  expect(checkConnection({ anschlussvon: '/api/contracts/1', abafahrt: '1' })).toBe(allowed);
  expect(checkConnection({ anschlussvon: '/api/contracts/1', abcfahrt: '1' })).toBe(allowed);
  expect(checkConnection({ anschlussvon: null, abafahrt: '0', abcfahrt: '0' })).toBe(allowed);
});

test('cancelling is asked, after pickup about the vehicle and its way back', () => {
  shows('D1 §4 storno');
  const contract = { auftragsnummer: '26000418', isStorniert: false, protocolStatus: 1 };
  expect(checkStorno(contract)).toMatchObject({ verdict: 'ask', question: 'Sind Sie sicher?' });
  expect(checkStorno({ ...contract, protocolStatus: 2 })).toMatchObject({
    question: 'Das Fahrzeug ist bereits abgeholt. Trotzdem stornieren?',
    options: [{ key: 'createReturnContract', preset: false }],
  });
  expect(checkStorno({ ...contract, bundle: 'FP-1042', protocolStatus: 3 })).toMatchObject({
    options: [{ key: 'createReturnContract' }, { key: 'deactivateBundle', preset: true }],
  });
  const mail = { key: 'driverChangedWithStornoMail', label: 'Absage an Arne Kleverth senden', preset: true };
  expect(checkStorno({ ...contract, driver: 'Arne Kleverth' })).toMatchObject({
    question: 'Sind Sie sicher?',
    options: [mail],
  });
  expect(checkStorno({ ...contract, driver: 'Arne Kleverth', protocolStatus: 2 })).toMatchObject({
    options: [{ key: 'createReturnContract' }, mail],
  });
  expect(checkStorno({ ...contract, isStorniert: true, bundle: 'FP-1042', protocolStatus: 3 })).toEqual({
    verdict: 'ask',
    question: 'Sind Sie sicher?',
  });
});

test('cancelling keeps its moment, releasing changes nothing else', () => {
  shows('R5');
  expect(cancelled(new Date('2026-11-24T15:30:00Z'))).toEqual({
    isStorniert: true,
    stornierung: '2026-11-24T15:30:00.000Z',
    cancellationRequested: false,
  });
  expect(released).toEqual({ isStorniert: false });
});

test('who asked for the cancellation has cancelled on the day he asked', () => {
  const now = new Date('2026-11-24T15:30:00Z');
  expect(wished(now)).toEqual({ stornierung: '2026-11-24T15:30:00.000Z' });
  expect(cancelled(now, { cancellationRequested: true, stornierung: '2026-11-23T08:00:00.000Z' })).toEqual({
    isStorniert: true,
    stornierung: '2026-11-23T08:00:00.000Z',
    cancellationRequested: false,
  });
  expect(cancelled(now, { cancellationRequested: true, stornierung: null }).stornierung).toBe(
    '2026-11-24T15:30:00.000Z',
  );
  expect(cancelled(now, { cancellationRequested: false, stornierung: '2026-11-23T08:00:00.000Z' }).stornierung).toBe(
    '2026-11-24T15:30:00.000Z',
  );
});

test('cancelling is taken back only while nobody outside has heard of it, and where that is known', () => {
  const contract = { benutzer: null, openApplications: 0, cancellationRequested: false };
  expect(isUntold(contract, {})).toBe(true);
  expect(isUntold(contract, { createReturnContract: true, driverChangedWithStornoMail: false })).toBe(true);
  expect(isUntold(contract, { driverChangedWithStornoMail: true })).toBe(true);
  expect(isUntold(contract, { deactivateBundle: true })).toBe(false);
  for (const told of [
    { benutzer: '/api/users/1' },
    { openApplications: 1 },
    { cancellationRequested: true },
    { benutzer: undefined },
    { openApplications: undefined },
  ])
    expect(isUntold({ ...contract, ...told }, {})).toBe(false);
});

test('only a contract without driver can be kept out of the offer list', () => {
  expect(checkOfferListBlock({ driver: null })).toBe(allowed);
  expect(checkOfferListBlock({ driver: '/api/drivers/5' })).toMatchObject({
    verdict: 'refused',
    field: 'sperrenFuerAngebotsliste',
  });
});

test('billed and begun contracts stay', () => {
  const contract = { auftragsnummer: '26000418', protocolStatus: 0 };
  expect(checkContractDeletion(contract)).toBe(allowed);
  expect(checkContractDeletion({ ...contract, invoiceNumbers: [{ number: '2026-000417' }] })).toMatchObject({
    reason: 'Auftrag 26000418 kann nicht gelöscht werden: Er ist abgerechnet (2026-000417).',
  });
  const hidden = { ...contract, invoiceNumbers: [{ number: '2026-000417' }], hidesNumbers: true };
  expect(checkContractDeletion(hidden)).toMatchObject({
    reason: 'Auftrag 26000418 kann nicht gelöscht werden: Er ist abgerechnet.',
  });
  expect(checkContractDeletion({ ...contract, protocolStatus: 1 })).toMatchObject({
    reason: 'Auftrag 26000418 kann nicht gelöscht werden: Das Protokoll ist bereits begonnen.',
  });
});

test('a parking place decides the type of the contract', () => {
  shows('D1 §4 parking place forces');
  expect(forcedContractType('pickup', { stellplatz: true })).toBe('DELIVERY');
  expect(forcedContractType('delivery', { stellplatz: true })).toBe('PICKUP');
  expect(forcedContractType('pickup', { stellplatz: false })).toBeUndefined();
});

test('only a PICKUP without delivery info is told to refuel barely', () => {
  expect(prefilledDeliveryInfo('PICKUP', null)).toBe('Knapp betanken!');
  expect(prefilledDeliveryInfo('PICKUP', '  ')).toBe('Knapp betanken!');
  expect(prefilledDeliveryInfo('PICKUP', 'Hof 2')).toBe('Hof 2');
  expect(prefilledDeliveryInfo('DELIVERY', null)).toBeNull();
});

test('counts are asked for accessories 4, 7 and 33', () => {
  shows('D1 §5 counts');
  expect(askedCounts([1, 33, 4, 7])).toEqual(['anzahlSchluessel', 'anzahlTankkarten', 'anzahlLadekabel']);
  expect(askedCounts([1, 2, 3])).toEqual([]);
  const listed = accessories.items.flatMap(({ id, label, ...rest }) =>
    'countField' in rest ? [{ id, label, field: rest.countField }] : [],
  );
  expect(counted).toEqual(listed);
});

test('bulk creation needs contracts with days and time windows', () => {
  shows('D1 §5 bulk create', 'D1 §8 bulk create');
  const contract = {
    pickupDate: '2026-11-24',
    pickupTimeFrom: '08:00',
    pickupTimeTo: '10:00',
    deliveryDate: '2026-11-24',
    deliveryTimeFrom: '14:00',
    deliveryTimeTo: '16:00',
  };
  expect(checkBulkCreate([contract, contract])).toBe(allowed);
  expect(checkBulkCreate([])).toMatchObject({ reason: 'Es muss mindestens ein Auftrag angegeben werden' });
  expect(checkBulkCreate([contract, { ...contract, deliveryTimeTo: '' }])).toEqual({
    verdict: 'refused',
    reason: 'Es fehlen Pflichtfelder in den Aufträgen',
    field: '1.deliveryTimeTo',
  });
});

test('blocks toggle between 1 and 0', () => {
  shows('D1 §4 blocks for invoice', 'D2 §4 contract block flags', 'D2 §7 contract block toggles');
  expect(toggled('0')).toBe('1');
  expect(toggled('1')).toBe('0');
  expect(toggled(null)).toBe('1');
});
