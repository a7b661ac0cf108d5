// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wireServer, type WireServer } from '../../../../tests/harness/wireServer.ts';
import { releaseAll } from '../../../api/records/entities.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { dispositionLock } from '../../../domain/disposition/dispositionLock.ts';
import { useRecordForm } from './useRecordForm.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const iri = '/api/disposition_locks/3';
const stored = { '@id': iri, '@type': 'DispositionLock', id: 3, version: 1, datum: '2026-12-24' };
const newLock = { resource: dispositionLock, iri: null, initial: { datum: '2026-12-24' } };
let server: WireServer;

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  server.on(`GET ${iri}`, () => ({ body: stored }));
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  releaseAll();
  await server.close();
});

test('what was typed and not understood stands against the save, also when nothing else was changed', async () => {
  shows('D1 §5 faults in the form');
  const { result } = renderHook(() => useRecordForm({ resource: dispositionLock, iri }));
  await expect.poll(() => result.current.isLoading).toBe(false);
  act(() => result.current.noteProblem('datum', 'Diesen Tag gibt es nicht'));
  await act(async () => expect(await result.current.save()).toBeNull());
  expect(result.current.faults).toEqual([{ path: 'datum', message: 'Diesen Tag gibt es nicht' }]);
  act(() => result.current.noteProblem('datum', undefined));
  await act(async () => expect((await result.current.save())?.['@id']).toBe(iri));
  expect(result.current.faults).toEqual([]);
  expect(server.calls.map(({ method }) => method)).toEqual(['GET']);
});

test('a reset throws away what was not understood, and no fault is left of it', async () => {
  const { result } = renderHook(() => useRecordForm({ resource: dispositionLock, iri }));
  await expect.poll(() => result.current.isLoading).toBe(false);
  act(() => result.current.noteProblem('datum', 'Diesen Tag gibt es nicht'));
  await act(async () => expect(await result.current.save()).toBeNull());
  const before = result.current.facts.of('datum').cleared;
  act(() => result.current.reset());
  expect(result.current.faults).toEqual([]);
  expect(result.current.facts.of('datum').cleared).toBe(before + 1);
});

test('a fault is gone the moment its text is understood again', async () => {
  const { result } = renderHook(() => useRecordForm({ resource: dispositionLock, iri }));
  await expect.poll(() => result.current.isLoading).toBe(false);
  act(() => result.current.noteProblem('datum', 'Diesen Tag gibt es nicht'));
  await act(async () => expect(await result.current.save()).toBeNull());
  act(() => result.current.noteProblem('datum', undefined));
  await expect.poll(() => result.current.faults).toEqual([]);
});

test('of two saves at once, by key and by click, one is sent', async () => {
  server.on('POST /api/disposition_locks', () => ({ status: 201, body: stored }));
  const { result } = renderHook(() => useRecordForm(newLock));
  const saved = await act(() => Promise.all([result.current.save(), result.current.save()]));
  expect(saved.map((it) => it?.['@id'])).toEqual([iri, undefined]);
  expect(server.callsOf('POST /api/disposition_locks')).toHaveLength(1);
});

test('while a save is on its way, a second one sends nothing', async () => {
  const [arrived, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.on('POST /api/disposition_locks', async () => {
    arrived.resolve();
    await answer.promise;
    return { status: 201, body: stored };
  });
  const { result } = renderHook(() => useRecordForm(newLock));
  const first = result.current.save();
  await act(() => arrived.promise);
  const second = result.current.save();
  answer.resolve();
  const saved = await act(() => Promise.all([first, second]));
  expect(saved.map((it) => it?.['@id'])).toEqual([iri, undefined]);
  expect(server.callsOf('POST /api/disposition_locks')).toHaveLength(1);
});

test('while the questions of a save are open, a second save does not ask them again', async () => {
  const answer = Promise.withResolvers<null>();
  let asked = 0;
  const beforeSave = () => {
    asked += 1;
    return answer.promise;
  };
  const { result } = renderHook(() => useRecordForm({ ...newLock, beforeSave }));
  const first = result.current.save();
  await act(async () => expect(await result.current.save()).toBeNull());
  answer.resolve(null);
  await act(async () => expect(await first).toBeNull());
  expect(asked).toBe(1);
});
