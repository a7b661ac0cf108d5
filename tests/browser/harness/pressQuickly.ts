import type { Page } from '@playwright/test';

const shiftKey = 8;
const codes = { Tab: 9, Enter: 13, Escape: 27, Insert: 45 } as const;
type Named = keyof typeof codes;
type Pressed = Named | 'Shift+Tab' | { readonly text: string };
type Key = {
  readonly key: string;
  /** What the key writes; nothing for one with a name. */
  readonly text?: string;
  readonly code?: string;
  readonly windowsVirtualKeyCode?: number;
  readonly modifiers?: number;
};

/** Presses keys as a quick hand does: the next one is down before the page has answered. */
export async function pressQuickly(page: Page, pressed: readonly Pressed[]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const presses = pressed.flatMap(keysOf).flatMap(({ text, ...key }) => [
    line.send('Input.dispatchKeyEvent', {
      ...key,
      ...(text === undefined ? { type: 'rawKeyDown' as const } : { type: 'keyDown' as const, text }),
    }),
    line.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' }),
  ]);
  await Promise.all(presses);
  await line.detach();
}

function keysOf(pressed: Pressed): readonly Key[] {
  if (typeof pressed === 'object') return [...pressed.text].map((sign) => ({ key: sign, text: sign }));
  return pressed === 'Shift+Tab' ? [{ ...named('Tab'), modifiers: shiftKey }] : [named(pressed)];
}

function named(key: Named): Key {
  return { key, code: key, windowsVirtualKeyCode: codes[key] };
}
