import { useLayoutEffect } from 'react';

/** What has wrapped below the one line that is in sight is out of the reach of Tab, too. */
export function useOneLine(line: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (line) hideWrapped(line);
  });
  useLayoutEffect(() => {
    if (!line) return;
    const watcher = new ResizeObserver(() => hideWrapped(line));
    watcher.observe(line);
    return () => watcher.disconnect();
  }, [line]);
}

function hideWrapped(line: HTMLElement): void {
  const all = [...line.children].filter((it) => it instanceof HTMLElement);
  const below = (all[0]?.offsetTop ?? 0) + (all[0]?.offsetHeight ?? 0) / 2;
  const wrapped = new Set(all.filter((it) => it.offsetTop > below));
  for (const it of all) it.style.visibility = wrapped.has(it) ? 'hidden' : '';
}
