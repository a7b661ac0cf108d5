import { describe, expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { checkGoingBack, checkSigned } from './goingBack.ts';
import { changesOfReset, checkReset, neverForwards, takesSignatureBack } from './resets.ts';

const cleared = { driverSignature: null, submitterSignature: null, receiverSignature: null };

describe('partial resets', () => {
  test('send what the list of resets names, letter for letter', () => {
    shows('R33', 'D3 §4 Wechsel zu Abholung', 'D3 §4 Wechsel zu Zustellung', 'D3 §4 U3 Freigeschaltet');
    expect(changesOfReset('toStarted', { processState: 'CLOSED' })).toEqual({
      processState: 'STARTED',
      carControlInnerDone: false,
      carControlOuterDone: false,
      carEquipmentCheckDone: false,
      ...cleared,
      additionalProperties: { editProcessPartAllowed: true, disableSignatureValidation: false },
    });
    expect(changesOfReset('toSubmitted', { processState: 'RECEIVED' })).toEqual({
      processState: 'SUBMITTED',
      carControlInnerDone: false,
      carEquipmentCheckDone: false,
      receiverSignature: null,
      additionalProperties: { editProcessPartAllowed: true, disableSignatureValidation: false },
    });
    expect(changesOfReset('toSubmittedUnlocked', { processState: 'SUBMITTED' })).toEqual({
      processState: 'SUBMITTED',
      receiverSignature: null,
      additionalProperties: { editProcessPartAllowed: true, disableSignatureValidation: true },
    });
  });

  test('never move a protocol forwards', () => {
    shows('R33', 'D3 §4 signature reset');
    expect(changesOfReset('receiverSignature', { processState: 'SUBMITTED' })).toEqual({
      receiverSignature: null,
      additionalProperties: { editProcessPartAllowed: true },
    });
    expect(changesOfReset('receiverSignature', { processState: 'CLOSED' })).toMatchObject({ processState: 'RECEIVED' });
    const input = { processState: 'RECEIVED', receiverSignature: null } as const;
    expect(neverForwards({ processState: 'SUBMITTED' }, { input })).toEqual({ processState: 'SUBMITTED' });
    expect(neverForwards({ processState: 'CLOSED' }, { input })).toEqual({});
    expect(neverForwards({ processState: 'SUBMITTED' }, { input: { processState: 'CLOSED' } })).toEqual({});
  });

  test('are offered where there is something to go back to', () => {
    expect(checkGoingBack('SUBMITTED', { processState: 'STARTED' })).toMatchObject({
      reason: 'So weit ist das Protokoll noch nicht.',
    });
    expect(checkGoingBack('SUBMITTED', { processState: 'SUBMITTED' }).verdict).toBe('allowed');
    expect(checkSigned('driverSignature', {})).toMatchObject({ reason: 'Diese Unterschrift ist leer.' });
    expect(checkSigned('driverSignature', { driverSignature: { name: 'Karl Grün' } }).verdict).toBe('allowed');
  });
});

test('a signature counts as taken back when nothing of it is left', () => {
  const signed = { receiverSignature: { signatureType: 'KEY_SLOT' } } as const;
  expect(takesSignatureBack(signed, { receiverSignature: { signatureType: 'SIGNATURE' } })).toBe(true);
  expect(takesSignatureBack(signed, { receiverSignature: { signatureType: 'HYGIENE' } })).toBe(false);
  expect(takesSignatureBack({}, {})).toBe(false);
});

test('a protocol that was billed is not emptied', () => {
  shows('R32');
  const order = { auftragsnummer: '26000418' };
  expect(checkReset({ ...order, invoiceNumbers: [] }).verdict).toBe('allowed');
  expect(checkReset({ ...order, invoiceNumbers: [{ number: null }] }).verdict).toBe('allowed');
  expect(
    checkReset({ ...order, invoiceNumbers: [{ number: '2026-000417' }, { number: 'G2026-000233' }] }),
  ).toMatchObject({
    reason:
      'Das Protokoll zu Auftrag 26000418 kann nicht zurückgesetzt werden: Er ist abgerechnet (2026-000417, G2026-000233).',
  });
});
