import type { Where } from '../commands/tools.ts';
import { tools } from '../commands/tools.ts';
import { prefetchPanel } from './prefetchPanel.ts';

/** A pointer that stays this long on a link is likely to click it; one that only crosses a list asks for nothing. */
const restMs = 60;

function placeOf(event: MouseEvent): Where | undefined {
  if (event.button === 1 || event.ctrlKey || event.metaKey) return 'beside';
  return event.shiftKey ? 'window' : undefined;
}

/** Addresses behind a # open a tab of their own, as they always did. */
const hashed = '#/';

/** Where in the console a click on this element leads; links to files and out of it lead nowhere. */
function addressAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  if (href.startsWith(hashed)) return href.slice(1);
  const isInside = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  return isInside && !link?.hasAttribute('download') && !link?.getAttribute('target') ? href : undefined;
}

/**
 * Lets links inside the console open panels: as the person likes it, beside with Ctrl or the middle button. What the
 * pointer rests on is fetched ahead, and what is pressed already while the finger is down.
 */
export function openLinksInPanels(): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const openLink = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button > 1) return;
    const href = addressAt(event.target);
    if (href === undefined) return;
    event.preventDefault();
    const isTab = event.target instanceof Element && event.target.closest(`a[href^="${hashed}"]`) !== null;
    tools().open(href, isTab ? 'tab' : placeOf(event));
  };
  const rest = ({ target }: PointerEvent) => {
    clearTimeout(resting);
    const href = addressAt(target);
    if (href !== undefined) resting = setTimeout(() => prefetchPanel(href), restMs);
  };
  const press = ({ target }: PointerEvent) => {
    clearTimeout(resting);
    const href = addressAt(target);
    if (href !== undefined) prefetchPanel(href);
  };
  document.addEventListener('click', openLink);
  document.addEventListener('auxclick', openLink);
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  return () => {
    clearTimeout(resting);
    document.removeEventListener('click', openLink);
    document.removeEventListener('auxclick', openLink);
    document.removeEventListener('pointerover', rest);
    document.removeEventListener('pointerdown', press);
  };
}
