import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { checkUnlock, type FailedTries } from './unlockCheck.ts';
import { firstBits, slotMessage, unlockCode } from './unlockCode.ts';

const codeOf = (slot: number) =>
  unlockCode(firstBits(createHmac('sha256', 'geheim').update(slotMessage(slot)).digest()));
const at = (time: string) => new Date(`2026-11-24T${time}Z`);
const slotAt = (time: string) => Math.floor(at(time).getTime() / 300_000);
const tried = (code: string, time: string, failed: FailedTries = []) =>
  checkUnlock(code, { codeOf, failed, now: at(time) });
const wrong = '0000';
/** A device that fails at each of these times. */
const failing = (...times: readonly string[]) =>
  times.reduce<FailedTries>((failed, time) => tried(wrong, time, failed).failed, []);

test('the code of the current slot and of the one before are taken, others are not', () => {
  shows('R15 checking');
  const verdicts = ['08:15:00', '08:10:00', '08:05:00', '08:20:00'].map(
    (slot) => tried(codeOf(slotAt(slot)), '08:17:30').verdict,
  );
  expect(verdicts).toEqual(['accepted', 'accepted', 'wrong', 'wrong']);
  expect(tried(` ${codeOf(slotAt('08:15:00')).toLowerCase()} `, '08:17:30').verdict).toBe('accepted');
});

test('five failures within five minutes silence a device for five minutes, with the right code too', () => {
  shows('R15 checking');
  const failed = failing('08:00:00', '08:01:00', '08:02:00', '08:03:00', '08:04:59');
  const right = codeOf(slotAt('08:05:00'));
  expect(tried(right, '08:09:58', failed)).toEqual({ verdict: 'paused', failed, until: at('08:09:59') });
  expect(tried(right, '08:09:59', failed)).toEqual({ verdict: 'accepted', failed: [] });
});

test('after the pause a device has five tries again', () => {
  const paused = failing('08:00:00', '08:00:10', '08:00:20', '08:00:30', '08:00:40');
  const again = tried(wrong, '08:05:40', paused);
  expect(again).toEqual({ verdict: 'wrong', failed: [at('08:05:40').getTime()] });
  expect(tried(wrong, '08:05:41', again.failed).verdict).toBe('wrong');
});

test('failures that lie further apart silence nobody, and a right code forgets them', () => {
  const slow = failing('08:00:00', '08:01:00', '08:02:00', '08:03:00', '08:05:01', '08:06:01');
  expect(tried(codeOf(slotAt('08:06:02')), '08:06:02', slow)).toEqual({ verdict: 'accepted', failed: [] });
  const four = failing('08:00:00', '08:00:01', '08:00:02', '08:00:03');
  expect(tried(codeOf(slotAt('08:00:04')), '08:00:04', four).failed).toEqual([]);
});
