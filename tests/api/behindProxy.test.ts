import { expect, test } from 'vitest';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

/** Five wrong passwords as a guesser sends them who makes up another address each time; answers what the sixth gets. */
async function statusesOfGuesses(system: TestSystem, forwardedFor: (attempt: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const { status } = await system.anonymous.post(
      '/authentication_token',
      { username: 'ziel', password: 'falsch' },
      { headers: { 'x-forwarded-for': forwardedFor(attempt) } },
    );
    statuses.push(status);
  }
  return statuses;
}
const slowedDown = [401, 401, 401, 401, 401, 429];
const never = [401, 401, 401, 401, 401, 401];

test.each([
  ['one proxy in front', '1', (it: number) => `203.0.113.${it}, 198.51.100.7`, slowedDown],
  ['two proxies in front', '2', (it: number) => `203.0.113.${it}, 198.51.100.7, 10.0.0.5`, slowedDown],
  [
    'the addresses of two proxies',
    '127.0.0.1,10.0.0.0/24',
    (it: number) => `203.0.113.${it}, 198.51.100.7, 10.0.0.${it}`,
    slowedDown,
  ],
  ['nobody trusted', '0', (it: number) => `203.0.113.${it}`, slowedDown],
  ['one proxy, callers from different places', '1', (it: number) => `198.51.100.${it}`, never],
])('%s: an address made up before the proxy changes nothing', async (_name, TRUST_PROXY, forwardedFor, expected) => {
  shows('D1 §7 keys of other');
  const system = await leitstand({ environment: { TRUST_PROXY } });
  expect(await statusesOfGuesses(system, forwardedFor)).toEqual(expected);
  await system.stop();
});
