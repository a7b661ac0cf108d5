import { expect, test, vi } from 'vitest';

async function startOfPage() {
  vi.resetModules();
  return import('./firstScreen.ts');
}

test('what waits for the first screen begins with it, and is ended by who asked for it', async () => {
  const { afterFirstScreen, firstScreenStands } = await startOfPage();
  const [stop, begin] = [vi.fn(), vi.fn()];
  const leave = afterFirstScreen(() => {
    begin();
    return stop;
  });
  await Promise.resolve();
  expect(begin).not.toHaveBeenCalled();
  firstScreenStands();
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
  leave();
  expect(stop).toHaveBeenCalledOnce();
});

test('who has left by then begins nothing', async () => {
  const { afterFirstScreen, firstScreenStands, firstScreen } = await startOfPage();
  const begin = vi.fn(() => () => undefined);
  afterFirstScreen(begin)();
  firstScreenStands();
  await firstScreen;
  expect(begin).not.toHaveBeenCalled();
});

test('a first screen that never stands keeps nothing back for long', async () => {
  vi.useFakeTimers();
  const { firstScreen } = await startOfPage();
  vi.advanceTimersByTime(1_500);
  vi.useRealTimers();
  await expect(firstScreen).resolves.toBeUndefined();
});
