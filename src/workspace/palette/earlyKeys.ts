let typed = '';
let stop: (() => void) | undefined;

/**
 * Keeps what is typed between opening the palette and its being there, so that no letter goes astray and no Enter hits
 * something else.
 */
export function gatherEarlyKeys(): void {
  takeEarlyKeys();
  const listen = (event: KeyboardEvent) => {
    const isSign = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isSign && event.key !== 'Backspace' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (isSign) typed += event.key;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  };
  window.addEventListener('keydown', listen, true);
  stop = () => window.removeEventListener('keydown', listen, true);
}

/** What was typed since then; from now on keys go their own way. */
export function takeEarlyKeys(): string {
  const taken = typed;
  typed = '';
  stop?.();
  stop = undefined;
  return taken;
}
