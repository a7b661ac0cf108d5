import { expect, test } from 'vitest';
import { acceptedSlots, dayMessage, firstBits, slotMessage, unlockCode, unlockSlots } from './unlockCode.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('twenty bits are four characters', () => {
  expect(unlockCode(0)).toBe('AAAA');
  expect(unlockCode(0xfffff)).toBe('9999');
  expect(unlockCode(0b00000_00001_00010_00011)).toBe('ABCD');
  expect(unlockCode(0b11111_00000_01000_10111)).toBe('9AJZ');
});

test('the bits are the first twenty of the digest', () => {
  shows('R15');
  expect(firstBits(new Uint8Array([0xab, 0xcd, 0xef, 0x12]))).toBe(0xabcde);
  expect(firstBits(new Uint8Array([0xff, 0xff, 0xf0]))).toBe(0xfffff);
});

test('the current and the next four slots are shown', () => {
  shows('D0 Orders unlock codes', 'D1 §9 unlock codes');
  const slots = unlockSlots(new Date('2026-11-24T08:12:00Z'));
  expect(slots.map((slot) => slot.from.toISOString().slice(11, 16))).toEqual([
    '08:10',
    '08:15',
    '08:20',
    '08:25',
    '08:30',
  ]);
  expect(slots[0]?.until.toISOString()).toBe('2026-11-24T08:15:00.000Z');
  expect(unlockSlots(new Date('2026-11-24T08:15:00Z'))[0]?.from.toISOString()).toBe('2026-11-24T08:15:00.000Z');
});

test('the slot before is still accepted', () => {
  const now = new Date('2026-11-24T08:12:00Z');
  const current = unlockSlots(now)[0]?.number ?? 0;
  expect(acceptedSlots(now)).toEqual([current, current - 1]);
});

test('messages to sign are named', () => {
  expect(dayMessage('2026-11-24')).toBe('tag:2026-11-24');
  expect(slotMessage(5_900_000)).toBe('slot:5900000');
});
