import { flushSync } from 'react-dom';
import type { HeldKey } from '../../../ui/inputs/keyHold.ts';
import { cellHold } from './cellHold.ts';
import { enterable } from './cellKeys.ts';
import { isTextField, typeInto } from './typeInto.ts';

/**
 * Presses keys one after the other where the keyboard is by then, as if they came only now. One of them may ask for the
 * next editor: the rest waits for that. A question that comes up meanwhile is answered by none of them.
 */
export function replayKeys(keys: readonly HeldKey[]): void {
  const layer = layerOf(focused());
  for (const [at, key] of keys.entries()) {
    if (layerOf(focused()) !== layer) return;
    flushSync(() => press(key, focused()));
    if (cellHold.isOn()) return cellHold.begin(keys.slice(at + 1));
  }
}

const focused = () => document.activeElement ?? document.body;
const layerOf = (element: Element) => element.closest('[role="dialog"], [role="alertdialog"]');

function press({ key, shiftKey }: HeldKey, target: Element): void {
  const isFree = target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  if (!isFree) return;
  // What the browser would do by itself, had the key been pressed by hand.
  if (key === 'Tab') walk(target, shiftKey ? -1 : 1);
  else if (isTextField(target)) write(target, key);
  else if (target instanceof HTMLElement && (key === ' ' || key === 'Enter') && target.matches(enterable))
    target.click();
}

function walk(from: Element, step: 1 | -1): void {
  const all = [...(from.closest('[role="group"]')?.querySelectorAll<HTMLElement>(enterable) ?? [])];
  const at = all.findIndex((it) => it === from);
  if (at >= 0) all[at + step]?.focus({ preventScroll: true });
}

function write(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  const text = key.length === 1 ? key : key === 'Enter' && field instanceof HTMLTextAreaElement ? '\n' : '';
  if (text === '' && key !== 'Backspace') return;
  const { value, selectionStart, selectionEnd } = field;
  const end = selectionEnd ?? value.length;
  const start = selectionStart ?? end;
  const from = text === '' && start === end ? Math.max(0, start - 1) : start;
  typeInto(field, value.slice(0, from) + text + value.slice(end));
  if (selectionStart !== null) field.setSelectionRange(from + text.length, from + text.length);
}
