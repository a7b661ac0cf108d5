// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOneAtATime } from './useOneAtATime.ts';

test('a second click sends nothing while the first is on its way, and one after it does', async () => {
  const { result } = renderHook(() => useOneAtATime());
  const sent = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let count = 0;
  const send = () => sent[count++]?.promise ?? Promise.reject(new Error('sent too often'));
  const { alone } = result.current;
  let first: Promise<string | undefined> | undefined;
  await act(async () => {
    first = alone(send);
    expect(await alone(send)).toBeUndefined();
  });
  expect([count, result.current.isRunning]).toEqual([1, true]);
  sent[0]?.resolve('erster');
  await act(async () => expect(await first).toBe('erster'));
  expect(result.current.isRunning).toBe(false);
  sent[1]?.reject(new Error('abgelehnt'));
  await act(() => expect(alone(send)).rejects.toThrow('abgelehnt'));
  expect([count, result.current.isRunning]).toEqual([2, false]);
});
