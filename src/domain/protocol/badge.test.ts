import { expect, test } from 'vitest';
import { isDeliveryGreyed, isPickupGreyed, protocolBadge, protocolStatus } from './badge.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('states have numbers', () => {
  shows('D3 §4 processState');
  expect(['UNPROCESSED', 'STARTED', 'SUBMITTED', 'RECEIVED', 'CLOSED'].map(protocolStatus)).toEqual([0, 1, 2, 3, 4]);
  expect(protocolStatus(null)).toBe(0);
  expect(protocolStatus('ODD')).toBe(0);
});

test('a contract shows U plus its status', () => {
  expect([0, 1, 2, 3, 4].map((status) => protocolBadge(status).text)).toEqual(['U0', 'U1', 'U2', 'U3', 'U4']);
  expect(protocolBadge(4)).toEqual({ text: 'U4', label: 'Auftrag abgeschlossen', tone: 'green' });
});

test('a return contract shows 4 more', () => {
  shows('D1 §4 U badges');
  expect([0, 1, 2, 3, 4].map((status) => protocolBadge(status, 'return').text)).toEqual(['U4', 'U5', 'U6', 'U7', 'U8']);
  expect(protocolBadge(0, 'return')).toEqual({ text: 'U4', label: 'Rückauftrag: Nicht begonnen', tone: 'grey' });
  expect(protocolBadge(2, 'return').label).toBe('Rückauftrag: Fahrzeug abgeholt');
});

test('pickup is greyed above 0, delivery above 2', () => {
  shows('D1 §2 disposition greyed texts');
  expect([0, 1, 2, 3, 4].map(isPickupGreyed)).toEqual([false, true, true, true, true]);
  expect([0, 1, 2, 3, 4].map(isDeliveryGreyed)).toEqual([false, false, false, true, true]);
});
