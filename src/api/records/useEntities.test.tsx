// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contract } from '../../domain/contract/contract.ts';
import { absorb, forget, releaseAll } from './entities.ts';
import { useEntities } from './useEntities.ts';

const row = (id: number, version: number, sollkm: number) => ({
  '@id': `/api/contracts/${String(id)}`,
  '@type': 'Contract',
  id,
  version,
  sollkm,
});
const both = ['/api/contracts/1', '/api/contracts/2'];

beforeEach(releaseAll);

test('several records are followed together: what changes in one, comes or goes is seen, anything else draws nothing', async () => {
  absorb(row(1, 1, 10));
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useEntities(contract, both).map((it) => it.sollkm);
  });
  expect(result.current).toEqual([10]);
  await act(async () => void absorb(row(2, 1, 20)));
  expect(result.current).toEqual([10, 20]);
  await act(async () => void absorb(row(1, 2, 11)));
  expect(result.current).toEqual([11, 20]);
  const before = renders;
  await act(async () => void absorb(row(3, 1, 30)));
  expect(renders).toBe(before);
  await act(async () => forget('/api/contracts/2'));
  expect(result.current).toEqual([11]);
});
