import { expect, test } from 'vitest';
import { isBackupDue, isBackupOld } from './backupDue.ts';
import type { BackupNote } from './backupNote.ts';
import { shows } from '../../tests/specification/shows.ts';

shows('D0 Running a backup');

const note = (at: string | null, failed: string | null = null): BackupNote => ({
  since: '2026-11-20T12:00:00Z',
  last: at === null ? null : { at, file: '/b', rows: 1, bytes: 1 },
  failed: failed === null ? null : { at: failed, reason: 'voll' },
});
const due = (it: BackupNote, now: string, time = '02:30') => isBackupDue(it, { time, now: new Date(now) });

test.each([
  ['a new system waits for its first night', note(null), '2026-11-20T20:00:00Z', false],
  ['and backs up in it', note(null), '2026-11-21T01:30:00Z', true],
  ['not before the time', note('2026-11-21T01:30:05Z'), '2026-11-22T01:29:59Z', false],
  ['at the time of the company', note('2026-11-21T01:30:05Z'), '2026-11-22T01:30:00Z', true],
  ['once a night', note('2026-11-22T01:30:05Z'), '2026-11-22T23:30:00Z', false],
  ['a machine that was off at night catches up in the morning', note('2026-11-21T01:30:05Z'), '2026-11-22T06:58:00Z', true],
  ['once, however long it was off', note('2026-11-22T06:58:00Z'), '2026-11-22T06:59:00Z', false],
  ['after a failure not at once', note('2026-11-21T01:30:05Z', '2026-11-22T01:30:00Z'), '2026-11-22T01:44:00Z', false],
  ['but after a quarter of an hour', note('2026-11-21T01:30:05Z', '2026-11-22T01:30:00Z'), '2026-11-22T01:45:00Z', true],
  ['in the night without this hour', note('2027-03-27T01:30:05Z'), '2027-03-28T01:30:00Z', true],
])('%s', (_, it, now, is) => expect(due(it, now)).toBe(is));

test('in the night with two of this hour once only', () => {
  let it = note('2026-10-24T00:30:05Z');
  const made: string[] = [];
  for (let now = Date.parse('2026-10-24T12:00:00Z'); now < Date.parse('2026-10-25T12:00:00Z'); now += 600_000) {
    const moment = new Date(now).toISOString();
    if (!due(it, moment)) continue;
    made.push(moment);
    it = note(moment);
  }
  expect(made).toHaveLength(1);
});

test('it is old when a night has gone by without one', () => {
  expect(isBackupOld(note('2026-11-21T01:30:05Z'), new Date('2026-11-22T03:30:00Z'))).toBe(false);
  expect(isBackupOld(note('2026-11-21T01:30:05Z'), new Date('2026-11-22T03:31:00Z'))).toBe(true);
  expect(isBackupOld(note(null), new Date('2026-11-21T12:00:00Z'))).toBe(false);
});
