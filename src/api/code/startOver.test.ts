import { expect, test, vi } from 'vitest';

async function startOfPage() {
  vi.resetModules();
  return import('./startOver.ts');
}

test('what waits for the first screen begins with it, and is ended by who asked for it', async () => {
  const { afterStart, endStart } = await startOfPage();
  const [stop, begin] = [vi.fn(), vi.fn()];
  const leave = afterStart(() => {
    begin();
    return stop;
  });
  await Promise.resolve();
  expect(begin).not.toHaveBeenCalled();
  endStart();
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
  leave();
  expect(stop).toHaveBeenCalledOnce();
});

test('who has left by then begins nothing', async () => {
  const { afterStart, endStart, startOver } = await startOfPage();
  const begin = vi.fn(() => () => undefined);
  afterStart(begin)();
  endStart();
  await startOver;
  expect(begin).not.toHaveBeenCalled();
});

test('a first screen that never stands keeps nothing back for long', async () => {
  vi.useFakeTimers();
  const { startOver } = await startOfPage();
  vi.advanceTimersByTime(1_500);
  vi.useRealTimers();
  await expect(startOver).resolves.toBeUndefined();
});
