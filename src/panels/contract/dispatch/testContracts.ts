import { filterNameOf } from '../../kit/list/listUrl.ts';

/** Whether an address asks for test contracts, which the dispatch list leaves out otherwise. */
export function asksForTests(url: string): boolean {
  return [...new URLSearchParams(url.split('?')[1])].some(
    ([key, value]) => filterNameOf(key) === 'flags' && value === 'Test',
  );
}
