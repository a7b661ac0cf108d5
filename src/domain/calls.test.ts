import { expect, test } from 'vitest';
import { matrix } from './access/matrix.ts';
import { calls, recordCalls } from './calls.ts';
import { wireOf } from './define/call.ts';
import { resourceByPath } from './resources.ts';

test('every call has an id and an address of its own', () => {
  expect(new Set(calls.map((it) => it.id)).size).toBe(calls.length);
  expect(new Set(calls.map((it) => it.call)).size).toBe(calls.length);
});

test.each(calls.map((it) => [it.id, it] as const))(
  '%s belongs to a resource or has a heading, in an area that exists',
  (_, call) => {
    const path = call.answer.kind === 'record' ? call.answer.of : call.on;
    expect([path !== undefined && resourceByPath(path) !== undefined, call.heading !== undefined]).toContain(true);
    expect([...Object.keys(matrix), 'everybody', 'anybody']).toContain(call.area);
    for (const touched of call.touches ?? []) expect(resourceByPath(touched)).toBeDefined();
  },
);

test.each(recordCalls.map((it) => [it.id, it] as const))(
  '%s writes a record of its resource, below its address',
  (_, call) => {
    expect(call.write).toBe(true);
    expect(wireOf(call).address.startsWith(`/${call.on ?? call.answer.of}/`)).toBe(true);
    for (const field of Object.values(call.input)) if (field.to) expect(resourceByPath(field.to)).toBeDefined();
  },
);
