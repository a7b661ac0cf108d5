import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { allowed, refused } from '../../../domain/define/verdict.ts';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import { PositionDialog } from './PositionDialog.tsx';
import { useSortDrag, type SortRows } from './useSortDrag.ts';

type Source = {
  /** The element around the entries; it has to be positioned. */
  readonly frame: HTMLElement | null;
  readonly rows: SortRows;
  /** The entries that are shown, in their order. */
  readonly keys: readonly string[];
  /** How many stand before them on other pages, and how many there are in all. */
  readonly offset?: number;
  readonly total?: number;
  readonly nameOf: (key: string) => string;
  /** Puts an entry at another place of all, counted from 0. */
  readonly move: (key: string, to: number) => void | Promise<void>;
  /** Why the entries cannot be put in order now, for example because the list is ordered otherwise. */
  readonly reason?: string | undefined;
};

/**
 * Order by hand, the same everywhere: entries are dragged by their handles, moved by Alt+↑ and Alt+↓, or put at a
 * position by its number; each move is said aloud.
 */
export function useSortByHand({ frame, rows, keys, offset = 0, total = keys.length, nameOf, move, reason }: Source) {
  const [news, setNews] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const isOff = reason !== undefined;
  const placeOf = (key: string) => offset + keys.indexOf(key);
  const go = (key: string, to: number) => {
    setNews(`${nameOf(key)}: Position ${String(to + 1)} von ${String(total)}`);
    return move(key, to);
  };
  const line = useSortDrag({ frame: isOff ? null : frame, rows, keys, onDrop: (key, to) => void go(key, offset + to) });

  /** Takes Alt+↑ and Alt+↓ on an entry, unless a control in it has a use for them; true when it was such a key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.defaultPrevented) return false;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const row =
      step !== 0 && event.altKey && !event.ctrlKey && event.target instanceof Element
        ? event.target.closest(rows.selector)
        : null;
    const key = row && rows.keyOf(row);
    if (key === null || !keys.includes(key)) return false;
    event.preventDefault();
    event.stopPropagation();
    const to = placeOf(key) + step;
    if (isOff) setNews(reason);
    else if (to < 0 || to >= total) setNews(`${nameOf(key)}: steht ${step < 0 ? 'ganz oben' : 'ganz unten'}`);
    else void go(key, to);
    return true;
  };

  const entries = (key: string): readonly MenuEntry[] => {
    const at = placeOf(key);
    const off = (edge: boolean, why: string) => (isOff ? { reason } : edge ? { reason: why } : {});
    return [
      {
        id: 'sort.up',
        label: 'Nach oben',
        icon: 'arrow-up',
        hotkey: 'alt+up',
        run: () => void go(key, at - 1),
        ...off(at === 0, 'steht ganz oben'),
      },
      {
        id: 'sort.down',
        label: 'Nach unten',
        icon: 'arrow-down',
        hotkey: 'alt+down',
        run: () => void go(key, at + 1),
        ...off(at === total - 1, 'steht ganz unten'),
      },
      {
        id: 'sort.to',
        label: 'An Position …',
        icon: 'arrow-up-down',
        run: () => setAsked(key),
        ...off(total < 2, 'nur ein Eintrag'),
      },
    ];
  };

  const layer: ReactNode = (
    <>
      <span role="status" aria-live="assertive" className="sr-only">
        {news}
      </span>
      {line !== null && (
        <span
          aria-hidden
          data-sort-line
          className="pointer-events-none absolute inset-x-0 z-(--z-sticky) h-[2px] -translate-y-1/2 bg-accent"
          style={{ top: line }}
        />
      )}
      {asked !== null && keys.includes(asked) && (
        <PositionDialog
          name={nameOf(asked)}
          saved={placeOf(asked) + 1}
          min={0}
          hint={`1 bis ${String(total)}; eine größere Zahl heißt ans Ende.`}
          check={(position) => (position >= 1 ? allowed : refused('Die Position ist eine ganze Zahl ab 1.'))}
          store={async (position) => void (await go(asked, Math.min(position, total) - 1))}
          close={() => setAsked(null)}
        />
      )}
    </>
  );
  return { onKeyDown, entries, layer, go: (key: string, to: number) => void go(key, to) };
}
