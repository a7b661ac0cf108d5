import { expect, test } from 'vitest';
import { worthTelling } from './worthTelling.ts';

test('everyday lines and lists that somebody left are passed over with their statements, faults and crashes are told', () => {
  const lines = [
    'LOG:  database system is ready to accept connections',
    'ERROR:  canceling statement due to user request',
    'STATEMENT:  select id from "contracts"',
    '\torder by "id"',
    'ERROR:  canceling statement due to statement timeout',
    'STATEMENT:  select 1',
    'LOG:  server process (PID 7) was terminated by signal 9: Killed',
    'FATAL:  terminating connection due to administrator command',
  ];
  expect(lines.filter(worthTelling())).toEqual(lines.slice(4));
});
