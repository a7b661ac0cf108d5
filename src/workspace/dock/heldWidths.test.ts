// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdWidths, releaseWidthsAfter } from './heldWidths.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(940);
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
});
afterEach(() => vi.useRealTimers());

const panel = () => document.body.appendChild(document.createElement('div'));
/** A panel that still shows its outline, and what puts its content there. */
function opening() {
  const opened = panel();
  opened.innerHTML = '<p role="status" class="waiting"></p>';
  return { opened, show: () => (opened.innerHTML = '<form></form>') };
}
const painted = () => vi.advanceTimersByTimeAsync(40);

test('a list keeps its width until what opens beside it is painted with more than its outline', async () => {
  const list = panel();
  const { opened, show } = opening();
  holdWidths([list]);
  releaseWidthsAfter(opened);
  await painted();
  expect(list.style.width).toBe('940px');
  show();
  await painted();
  expect(list.style.width).toBe('');
});

test('and until the rest of it is painted, where it comes in two steps', async () => {
  const list = panel();
  const { opened } = opening();
  holdWidths([list]);
  releaseWidthsAfter(opened);
  opened.innerHTML = '<form><i hidden data-coming></i></form>';
  await painted();
  expect(list.style.width).toBe('940px');
  opened.querySelector('i')?.remove();
  await painted();
  expect(list.style.width).toBe('');
});

test('what is there at once needs nothing more to come', async () => {
  const list = panel();
  holdWidths([list]);
  releaseWidthsAfter(panel());
  await painted();
  expect(list.style.width).toBe('');
});

test('and for half a second at most', async () => {
  const list = panel();
  holdWidths([list]);
  releaseWidthsAfter(opening().opened);
  await vi.advanceTimersByTimeAsync(500);
  expect(list.style.width).toBe('');
});

test('of two that open one right after the other, the first lets go of nothing that is held for the second', async () => {
  const list = panel();
  const [first, second] = [opening(), opening()];
  holdWidths([list]);
  releaseWidthsAfter(first.opened);
  holdWidths([list, first.opened]);
  releaseWidthsAfter(second.opened);
  first.show();
  await painted();
  expect([list.style.width, first.opened.style.width]).toEqual(['940px', '940px']);
  second.show();
  await painted();
  expect([list.style.width, first.opened.style.width]).toEqual(['', '']);
});
