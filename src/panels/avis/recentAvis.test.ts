// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';

const avis = (id: number) => `/api/contract_avis/${String(id)}`;
/** The list as a page that was just loaded knows it. */
const loaded = async () => {
  vi.resetModules();
  const { noteRecentAvis, recentAvisAtom } = await import('./recentAvis.ts');
  const { store } = await import('../../api/records/entities.ts');
  return { note: noteRecentAvis, recent: () => store.get(recentAvisAtom) };
};

beforeEach(() => localStorage.clear());

test('the last three avis that were edited are kept on this computer, the latest first and each once', async () => {
  shows('D2 §2 contract_avis grouping');
  const { note, recent } = await loaded();
  note([avis(1)]);
  note([avis(2), avis(3)]);
  note([avis(1)]);
  note([avis(4)]);
  expect(recent()).toEqual([avis(4), avis(1), avis(2)]);
  expect((await loaded()).recent()).toEqual(recent());
});

test.each(['kein JSON', '{"a":1}', '[1, null]'])('what is not a list of addresses is forgotten: %s', async (kept) => {
  localStorage.setItem('recentAvis', kept);
  expect((await loaded()).recent()).toEqual([]);
});
