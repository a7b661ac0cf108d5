import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { claimForm, claimedForms } from './formClaims.ts';

const longerThanPatience = 700;
const key = '/contracts/create?formular=eins';
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Another window that has the form open: it holds the lock and, while it lives, answers whoever asks. */
async function otherWindow({ answers }: { readonly answers: boolean }): Promise<{ close(): void }> {
  const closed = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  const channel = new BroadcastChannel('leitstand');
  channel.addEventListener('message', ({ data }) => {
    if (answers && data.kind === 'formWanted') channel.postMessage({ kind: 'formHeld', body: data.body });
  });
  void navigator.locks.request(`leitstand.form.${key}`, () => {
    open.resolve();
    return closed.promise;
  });
  const close = () => {
    channel.close();
    closed.resolve();
  };
  ends.push(close);
  await open.promise;
  return { close };
}

function claimed() {
  const claim = claimForm(key);
  ends.push(claim.release);
  return claim;
}

test('a form that is open in another window is not ours', async () => {
  await otherWindow({ answers: true });
  expect(await claimed().isOurs).toBe(false);
});

test('a page that is loaded again keeps its form, however long the one before it takes to end', async () => {
  const before = await otherWindow({ answers: false });
  const { isOurs } = claimed();
  expect(await Promise.race([isOurs, wait(longerThanPatience, 'waiting')])).toBe('waiting');
  before.close();
  expect(await isOurs).toBe(true);
  expect(await claimedForms()).toEqual(new Set([key]));
});

test('a form that moves into a window of its own is let go of there and taken here', async () => {
  const before = await otherWindow({ answers: true });
  const { isOurs } = claimed();
  await wait(50);
  before.close();
  expect(await isOurs).toBe(true);
});

test('two panels of one window do not share a form, and the next one gets it when it is closed', async () => {
  const one = claimed();
  expect(await one.isOurs).toBe(true);
  expect(await claimed().isOurs).toBe(false);
  one.release();
  expect(await claimed().isOurs).toBe(true);
});
