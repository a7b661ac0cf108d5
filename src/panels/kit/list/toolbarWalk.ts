/** Two tools less apart than this stand in one line. */
const lineTolerance = 8;

/** Makes the tools of a bar walkable until the answer is called. */
export function walkable(bar: HTMLElement): () => void {
  const known = new WeakSet<HTMLElement>();
  let current: HTMLElement | undefined;
  let place = 0;
  let frame: number | undefined;

  const tools = () =>
    [...bar.querySelectorAll<HTMLElement>('button:enabled, input:enabled')]
      .filter(
        (it) =>
          (known.has(it) || it.tabIndex >= 0) &&
          !it.closest('[data-search]') &&
          it.checkVisibility({ visibilityProperty: true }),
      )
      .toSorted(byPlace);
  const stopAt = (all: readonly HTMLElement[], tool: HTMLElement | undefined) => {
    current = tool;
    place = tool ? all.indexOf(tool) : 0;
    for (const it of all) {
      known.add(it);
      it.tabIndex = it === tool ? 0 : -1;
    }
  };
  /** A tool that goes, a filter taken off for example, hands the keyboard to its neighbour. */
  const settle = () => {
    frame = undefined;
    const all = tools();
    const isGone = current !== undefined && !all.includes(current);
    const hadKeyboard = isGone && document.activeElement === document.body;
    const next = isGone || !current ? all[Math.min(place, all.length - 1)] : current;
    stopAt(all, next);
    if (hadKeyboard) next?.focus({ preventScroll: true });
  };
  /** Only after it is painted: where the tools stand is known then. */
  const settleSoon = () => (frame ??= requestAnimationFrame(() => window.setTimeout(settle)));

  const onFocus = ({ target }: FocusEvent) => {
    const all = tools();
    if (target instanceof HTMLElement && all.includes(target)) stopAt(all, target);
  };
  const onKey = (event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
    const all = tools();
    const at = all.indexOf(target);
    const to = at < 0 ? undefined : goalOf(event.key, { target, at, last: all.length - 1 });
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  const watcher = new MutationObserver(settleSoon);
  watcher.observe(bar, { childList: true, subtree: true });
  const sizes = new ResizeObserver(settleSoon);
  sizes.observe(bar);
  bar.addEventListener('focusin', onFocus);
  bar.addEventListener('keydown', onKey);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    watcher.disconnect();
    sizes.disconnect();
    bar.removeEventListener('focusin', onFocus);
    bar.removeEventListener('keydown', onKey);
  };
}

function byPlace(one: HTMLElement, other: HTMLElement): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.abs(a.top - b.top) > lineTolerance ? a.top - b.top : a.left - b.left;
}

type From = { readonly target: HTMLElement; readonly at: number; readonly last: number };

/** In a field the arrows walk the text first. */
function goalOf(key: string, { target, at, last }: From): number | undefined {
  const field = target instanceof HTMLInputElement ? target : null;
  if (key === 'ArrowRight')
    return field && field.selectionEnd !== field.value.length ? undefined : Math.min(at + 1, last);
  if (key === 'ArrowLeft') return field && field.selectionStart !== 0 ? undefined : Math.max(at - 1, 0);
  if (field) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
