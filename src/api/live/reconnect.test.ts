import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ApiError, OfflineError } from '../apiErrors.ts';
import { store } from '../records/entities.ts';
import { connectionAtom, type Connection } from './live.ts';
import { queryClient } from '../queryClient.ts';
import { refetchOnReconnect, onReconnect } from './reconnect.ts';

const become = (state: Connection['state'], lastEventAt = 0) =>
  store.set(connectionAtom, { state, since: 0, lastEventAt });
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
});

/** A shown query whose first answer is a failure and whose second is an answer. */
async function failedOnce(name: string, failure: Error): Promise<() => number> {
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: [name],
    retry: false,
    queryFn: async () => {
      asked += 1;
      if (asked === 1) throw failure;
      return 'here';
    },
  });
  await new Promise<void>((resolve) => stops.push(observer.subscribe(({ isError }) => isError && resolve())));
  return () => asked;
}

test('the line counts as back only after it was gone, heartbeats say nothing', () => {
  become('connected');
  let times = 0;
  stops.push(onReconnect(() => (times += 1)));
  become('connected', 1);
  become('connecting');
  become('offline');
  expect(times).toBe(0);
  become('connected', 2);
  become('connected', 3);
  expect(times).toBe(1);
});

test('what the lost line kept away is fetched when it is back', async () => {
  become('offline');
  stops.push(refetchOnReconnect());
  const lost = await failedOnce('lost', new OfflineError());
  const restarting = await failedOnce('restarting', problem(503));
  const gone = await failedOnce('gone', problem(404));
  become('connected');
  expect([lost(), restarting(), gone()]).toEqual([2, 2, 1]);
});

test('whoever asks while the line is known to be lost hears so at once, a short fault of a line that is there is tried again', async () => {
  const tries = async (state: Connection['state']) => {
    become(state);
    let asked = 0;
    const queryFn = async () => {
      asked += 1;
      throw new OfflineError();
    };
    await queryClient
      .fetchQuery({
        queryKey: [state],
        queryFn,
        retryDelay: 0,
        retry: queryClient.getDefaultOptions().queries?.retry ?? false,
      })
      .catch(() => undefined);
    return asked;
  };
  expect([await tries('offline'), await tries('connected')]).toEqual([1, 3]);
});

function problem(status: number): ApiError {
  return new ApiError(status, { title: '', detail: '', violations: [], current: undefined });
}
