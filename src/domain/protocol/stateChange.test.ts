import { describe, expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { protocolStates } from './choices/protocolStates.ts';
import { appMessage } from './appMessage.ts';
import { afterStateChange, checkAppStep, directionOf, permissionsAfter, type ProcessState } from './stateChange.ts';

const now = new Date('2026-11-24T15:30:00Z');
const reached = (...statuses: number[]) =>
  statuses.map((status) => ({ status, date: `2026-11-24T0${String(status)}:00:00.000Z` }));
const protocol = (processState: ProcessState, more = {}) => ({
  processState,
  statusArray: reached(...[1, 2, 3, 4].filter((it) => it <= statusOf(processState))),
  closed: processState === 'CLOSED' ? '2026-11-24T04:00:00.000Z' : null,
  allUploadsDone: processState === 'CLOSED',
  mailSend: processState === 'CLOSED',
  sentMails: [],
  ...more,
});
const statusOf = (state: ProcessState) => protocolStates.items.find((it) => it.key === state)?.status ?? 0;
const change = (from: ProcessState, to: ProcessState) => {
  const before = protocol(from);
  return afterStateChange(before, { ...before, processState: to }, now);
};

describe('a change of state', () => {
  const statuses = (from: ProcessState, to: ProcessState) => change(from, to).statusArray?.map((it) => it.status);

  test.each<[ProcessState, ProcessState, number[]]>([
    ['UNPROCESSED', 'STARTED', [1]],
    ['STARTED', 'SUBMITTED', [1, 2]],
    ['UNPROCESSED', 'RECEIVED', [3]],
    ['STARTED', 'CLOSED', [1, 4]],
    ['CLOSED', 'RECEIVED', [1, 2, 3]],
    ['CLOSED', 'STARTED', [1]],
    ['RECEIVED', 'UNPROCESSED', []],
  ])('from %s to %s leaves the states %j with their moments', (from, to, expected) => {
    shows('R30');
    expect(statuses(from, to)).toEqual(expected);
  });

  test('keeps the moment of a state that it goes back to, and notes that of one that was skipped', () => {
    expect(change('CLOSED', 'SUBMITTED').statusArray?.at(-1)).toEqual(reached(2)[0]);
    const skipped = protocol('CLOSED', { statusArray: reached(4) });
    expect(afterStateChange(skipped, { ...skipped, processState: 'RECEIVED' }, now).statusArray).toEqual([
      { status: 3, date: now.toISOString() },
    ]);
  });

  test('closes with its moment and all files, and opens without them being taken back', () => {
    expect(change('RECEIVED', 'CLOSED')).toMatchObject({ closed: now.toISOString(), allUploadsDone: true });
    expect(change('CLOSED', 'RECEIVED')).toEqual({ statusArray: reached(1, 2, 3), closed: null });
  });

  test('is sent anew once it has gone back to the pickup or before', () => {
    shows('R33');
    expect(change('CLOSED', 'SUBMITTED')).toMatchObject({ closed: null, mailSend: false, sentMails: [] });
    expect(change('CLOSED', 'STARTED')).toMatchObject({ closed: null, mailSend: false });
    expect(change('CLOSED', 'RECEIVED')).not.toHaveProperty('mailSend');
    expect(change('STARTED', 'SUBMITTED')).not.toHaveProperty('mailSend');
  });

  test('that changes nothing does nothing', () => {
    expect(change('RECEIVED', 'RECEIVED')).toEqual({});
    expect(directionOf({ processState: 'RECEIVED' }, { processState: 'RECEIVED' })).toBe('stays');
  });
});

test('the app goes to the next state and to no other', () => {
  shows('R30');
  const states = protocolStates.items.map((it) => it.key);
  const possible = states.flatMap((from) =>
    states.flatMap((to) => (checkAppStep(from, to).verdict === 'allowed' ? [`${from} ${to}`] : [])),
  );
  expect(possible).toEqual(['UNPROCESSED STARTED', 'STARTED SUBMITTED', 'SUBMITTED RECEIVED', 'RECEIVED CLOSED']);
  expect(checkAppStep('STARTED', 'CLOSED')).toMatchObject({ reason: 'Auf „Begonnen“ folgt „Abgeholt U2“.' });
  expect(checkAppStep('CLOSED', 'RECEIVED')).toMatchObject({ reason: 'Das Protokoll ist abgeschlossen.' });
});

test('what the app may do once more ends with its next step', () => {
  expect(permissionsAfter({ processState: 'SUBMITTED' }, { processState: 'RECEIVED' })).toEqual({
    editingApproved: false,
    additionalProperties: { editProcessPartAllowed: false, disableSignatureValidation: false },
  });
  expect(permissionsAfter({ processState: 'CLOSED' }, { processState: 'RECEIVED' })).toBeUndefined();
});

test('the driver hears that he may go on, and with what', () => {
  shows('R60 protocol');
  const at = (processState: ProcessState, more = {}) => ({ orderNumber: '26000418', processState, ...more });
  const again = { additionalProperties: { editProcessPartAllowed: true } };
  expect(appMessage(at('CLOSED'), at('SUBMITTED', again))).toEqual({
    title: 'Protokoll freigeschaltet',
    body: '26000418: Zustellung kann fortgesetzt werden',
  });
  expect(appMessage(at('CLOSED'), at('STARTED', again))?.body).toBe('26000418: Abholung kann fortgesetzt werden');
  expect(appMessage(at('RECEIVED'), at('RECEIVED', { editingApproved: true }))?.body).toContain('Zustellung');
  expect(appMessage(at('RECEIVED', again), at('CLOSED', again))).toBeUndefined();
  expect(appMessage(at('CLOSED'), at('RECEIVED'))).toBeUndefined();
});
