/** Two tiles less apart than this stand in one row. */
const rowTolerance = 8;

/**
 * Makes a list of tiles walkable until the answer is called: it is one stop for Tab, the arrows lead from tile to tile
 * as they stand, Pos1 and Ende to its ends. Tab goes on to the tools of the tile that somebody is at.
 */
export function walkTiles(list: HTMLElement): () => void {
  const known = new WeakSet<HTMLElement>();
  let current: HTMLElement | undefined;
  let place = 0;
  let frame: number | undefined;

  /** What can be pressed on each tile; the first of it is the tile itself. */
  const tiles = () =>
    [...list.children].flatMap((tile) => {
      const controls = [...tile.querySelectorAll<HTMLElement>('button, a[href]')];
      const [face] = controls;
      return face instanceof HTMLButtonElement && !face.disabled ? [{ tile, face, controls }] : [];
    });
  const settle = () => {
    frame = undefined;
    const all = tiles();
    const at = all.findIndex((it) => it.tile === current);
    const here = all[at] ?? all[Math.min(place, all.length - 1)];
    current = here?.tile as HTMLElement | undefined;
    place = here ? all.indexOf(here) : 0;
    for (const it of all)
      for (const control of it.controls) {
        if (!known.has(control) && control.getAttribute('tabindex') === '-1') continue;
        known.add(control);
        control.tabIndex = it === here ? 0 : -1;
      }
  };
  const onFocus = ({ target }: FocusEvent) => {
    const tile = [...list.children].find((it) => target instanceof Node && it.contains(target));
    if (tile === current || !(tile instanceof HTMLElement)) return;
    current = tile;
    settle();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const faces = tiles().map((it) => it.face);
    const at = faces.findIndex((it) => it === target);
    const goal = at < 0 ? undefined : goalOf(key, { faces, at });
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  };

  const watcher = new MutationObserver(() => (frame ??= requestAnimationFrame(settle)));
  watcher.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', onFocus);
  list.addEventListener('keydown', onKey);
  settle();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    watcher.disconnect();
    list.removeEventListener('focusin', onFocus);
    list.removeEventListener('keydown', onKey);
  };
}

type From = { readonly faces: readonly HTMLElement[]; readonly at: number };

function goalOf(key: string, { faces, at }: From): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return faces[at + 1];
    case 'ArrowLeft':
      return faces[at - 1];
    case 'Home':
      return faces[0];
    case 'End':
      return faces.at(-1);
    case 'ArrowDown':
      return inNextRow(faces.slice(at + 1), faces[at]);
    case 'ArrowUp':
      return inNextRow(faces.slice(0, at).toReversed(), faces[at]);
    default:
      return undefined;
  }
}

/** The tile of the next row that stands nearest below or above. */
function inNextRow(further: readonly HTMLElement[], from: HTMLElement | undefined): HTMLElement | undefined {
  if (!from) return undefined;
  const own = from.getBoundingClientRect();
  const apart = (one: DOMRect, other: DOMRect) => Math.abs(one.top - other.top) > rowTolerance;
  const first = further.find((it) => apart(it.getBoundingClientRect(), own));
  const row = first?.getBoundingClientRect();
  if (!row) return undefined;
  const off = (it: HTMLElement) => Math.abs(it.getBoundingClientRect().left - own.left);
  return further
    .filter((it) => !apart(it.getBoundingClientRect(), row))
    .toSorted((one, other) => off(one) - off(other))[0];
}
