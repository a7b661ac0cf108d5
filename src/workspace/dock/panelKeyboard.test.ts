// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

/** The program as it starts, with a panel in front of it and a word that comes once the first screen stands. */
async function startWith(html: string) {
  vi.resetModules();
  const { firstScreen } = await import('../../api/code/firstScreen.ts');
  const { giveKeyboard, knowPanel } = await import('./panelKeyboard.ts');
  const panel = document.createElement('div');
  panel.tabIndex = -1;
  panel.innerHTML = html;
  document.body.replaceChildren(panel);
  const stands = vi.fn();
  void firstScreen.then(stands);
  knowPanel('first', panel);
  giveKeyboard('first');
  return { panel, stands };
}
const field = '<div data-field="firma"><input></div>';

test('the start is over once the keyboard is in the first panel', async () => {
  const { panel, stands } = await startWith(field);
  await Promise.resolve();
  expect(document.activeElement).toBe(panel.querySelector('input'));
  expect(stands).toHaveBeenCalledOnce();
});

test('an outline is no screen yet', async () => {
  const { panel, stands } = await startWith('<div role="status" class="waiting"></div>');
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(stands).not.toHaveBeenCalled();
  panel.innerHTML = field;
  await vi.waitFor(() => expect(stands).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(panel.querySelector('input'));
});
