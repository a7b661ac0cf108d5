import type { Page } from '@playwright/test';

const shiftKey = 8;

/** Presses Tab (1) and Shift+Tab (-1) as a quick hand does: the next key is down before the page has answered. */
export async function tabsQuickly(page: Page, ways: readonly (1 | -1)[]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const keys = ways.flatMap((way) =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      line.send('Input.dispatchKeyEvent', {
        type,
        key: 'Tab',
        code: 'Tab',
        windowsVirtualKeyCode: 9,
        modifiers: way < 0 ? shiftKey : 0,
      }),
    ),
  );
  await Promise.all(keys);
  await line.detach();
}
