import { useLayoutEffect, useState } from 'react';

const none: ReadonlySet<number> = new Set();

/**
 * Which children of a wrapping line have no room in its first row; those are out of sight and out of the reach of Tab.
 */
export function useWrapped(line: HTMLElement | null, children: number): ReadonlySet<number> {
  const [wrapped, setWrapped] = useState(none);
  useLayoutEffect(() => {
    if (!line) return;
    // It is told once the browser has laid the page out anyhow, and before that is painted.
    const look = () => {
      const next = hideWrapped(line);
      setWrapped((known) => (isSame(known, next) ? known : next));
    };
    const watcher = new ResizeObserver(look);
    for (const it of [line, ...[...line.children].slice(0, children)]) watcher.observe(it);
    return () => watcher.disconnect();
  }, [line, children]);
  return wrapped;
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...other].every((at) => one.has(at));
}

function hideWrapped(line: HTMLElement): ReadonlySet<number> {
  const all = [...line.children].filter((it) => it instanceof HTMLElement);
  const below = (all[0]?.offsetTop ?? 0) + (all[0]?.offsetHeight ?? 0) / 2;
  const wrapped = new Set(all.flatMap((it, at) => (it.offsetTop > below ? [at] : [])));
  for (const [at, it] of all.entries()) it.style.visibility = wrapped.has(at) ? 'hidden' : '';
  return wrapped;
}
