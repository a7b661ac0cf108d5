import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../harness/client.ts';

const asked = '/api/contracts?itemsPerPage=50&order[datum]=asc';

/** How long each answer takes that somebody else asks for until something is over, in milliseconds. */
export async function answerTimes(client: Client, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const state = { isOver: false };
  const over = until.finally(() => (state.isOver = true));
  while (!state.isOver) {
    const begun = performance.now();
    await client.get(asked);
    times.push(performance.now() - begun);
    await wait(20);
  }
  await over;
  return times;
}
