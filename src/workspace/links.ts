import type { Where } from '../commands/tools.ts';
import { tools } from '../commands/tools.ts';

function placeOf(event: MouseEvent): Where | undefined {
  if (event.button === 1 || event.ctrlKey || event.metaKey) return 'beside';
  return event.shiftKey ? 'window' : undefined;
}

/** Lets links inside the console open panels: as the person likes it, beside with Ctrl or the middle button. */
export function followLinks(): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button > 1) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!link || !href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/') || link.hasAttribute('download') || link.getAttribute('target')) return;
    event.preventDefault();
    tools().open(href, placeOf(event));
  };
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', follow);
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('auxclick', follow);
  };
}
